import * as z from 'zod/mini'
import { singleLine } from '../text/singleLine.ts'
import { apiKeyLimits } from './apiKey.ts'

export const apiKeyName = singleLine(1, apiKeyLimits.nameMax)

/** The form of a secret, which programs that search for leaked secrets recognize. */
export const apiKeySecret = z.string().check(z.regex(/^ub_[A-Za-z0-9]{40}$/))

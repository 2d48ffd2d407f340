import * as z from 'zod/mini'
import { multiLine } from '../text/multiLine.ts'
import { chatLimits } from './chatLimits.ts'

/** What a message says. */
export const chatText = multiLine(chatLimits.messageMax).check(
  z.refine(text => text !== '', { error: 'too-short' }),
)

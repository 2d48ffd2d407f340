import * as z from 'zod/mini'
import { multiLine } from '../text/multiLine.ts'
import { chatLimits } from './chatLimits.ts'

export const chatText = multiLine(chatLimits.messageMax).check(
  z.refine(text => text !== '', { error: 'too-short' }),
)

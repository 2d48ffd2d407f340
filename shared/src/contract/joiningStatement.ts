import * as z from 'zod/mini'
import { maxStatedAge } from '../competition/joiningStatement.ts'
import { questionLimits } from '../competition/settings/question.ts'
import type { Answer } from '../player/answer.ts'
import { singleLine } from '../text/singleLine.ts'

const { questionsMax, textMax, answerMax } = questionLimits

const answer: z.ZodMiniType<Answer, Answer> = z.strictObject({
  question: singleLine(1, textMax),
  answer: singleLine(1, answerMax),
})

/** The fields in which newcomers answer the organizer's questions and state their age. */
export const joiningStatement = {
  answers: z.optional(z.readonly(z.array(answer).check(z.maxLength(questionsMax)))),
  statedAge: z.optional(z.int().check(z.minimum(1), z.maximum(maxStatedAge))),
}

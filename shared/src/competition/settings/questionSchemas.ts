import * as z from 'zod/mini'
import { singleLine } from '../../text/singleLine.ts'
import { type Question, questionLimits } from './question.ts'

const { questionsMax, textMax, choicesMin, choicesMax, choiceMax } = questionLimits

const choices = z.array(singleLine(1, choiceMax)).check(
  z.refine(each => each.length === 0 || each.length >= choicesMin, { error: 'choices-too-few' }),
  z.maxLength(choicesMax, { error: 'choices-too-many' }),
  z.refine(isDistinct, { error: 'choice-repeated' }),
)

const question = z.strictObject({ text: singleLine(1, textMax), choices, required: z.boolean() })

/** The schema of the questions of a competition. */
export const questions: z.ZodMiniType<readonly Question[], readonly Question[]> = z.array(question).check(
  z.maxLength(questionsMax, { error: 'too-many' }),
  z.refine(each => isDistinct(each.map(({ text }) => text)), { error: 'question-repeated' }),
)

function isDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

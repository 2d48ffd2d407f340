import { type Refusal, refuse } from '../errors/outcome.ts'
import type { Answer } from '../player/answer.ts'
import type { Contacts } from '../player/contacts.ts'
import type { CompetitionSettings } from './settings/settingTable.ts'

/** The maximum age that anybody is asked to state, in years. */
export const maxStatedAge = 99

/** What newcomers say about themselves when they join. */
export interface JoiningStatement {
  /** Contains no empty answers. */
  readonly answers?: readonly Answer[] | undefined
  /** The person states to be at least this old, in years. */
  readonly statedAge?: number | undefined
}

export type AnswerRefusal = 'answer-required' | 'questions-changed'

/**
 * Returns why the answers are refused; null if they are not. Answers to questions that are not asked, or not with that
 * choice, were given before the organizer changed the questions.
 */
export function answersRefusal(
  questions: CompetitionSettings['questions'],
  answers: readonly Answer[],
): Refusal<AnswerRefusal> | null {
  const given = new Map(answers.map(({ question, answer }) => [question, answer]))
  const isAsked = ({ question, answer }: Answer) =>
    questions.some(
      ({ text, choices }) => text === question && (choices.length === 0 || choices.includes(answer)),
    )
  if (given.size < answers.length || !answers.every(isAsked)) return refuse('questions-changed')
  const unanswered = questions.find(({ text, required }) => required && !given.has(text))
  return unanswered === undefined ? null : refuse('answer-required', { question: unanswered.text })
}

/** Returns what organizers keep of a statement: the answers, and an age only where one is asked for. */
export function keptStatement(
  { options }: Pick<CompetitionSettings, 'options'>,
  { answers = [], statedAge }: JoiningStatement,
): Pick<Contacts, 'answers' | 'statedAge'> {
  return {
    ...(answers.length > 0 && { answers }),
    ...(options.minAge > 0 && statedAge !== undefined && { statedAge }),
  }
}

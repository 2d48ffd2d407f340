/** A question of the organizer to newcomers. Its text identifies it: an answer belongs to what was asked. */
export interface Question {
  readonly text: string
  /** The answers to choose from; empty if the answer is written. */
  readonly choices: readonly string[]
  readonly required: boolean
}

/** Counts, and lengths in characters. */
export const questionLimits = {
  questionsMax: 5,
  textMax: 200,
  choicesMin: 2,
  choicesMax: 12,
  choiceMax: 60,
  answerMax: 300,
} as const

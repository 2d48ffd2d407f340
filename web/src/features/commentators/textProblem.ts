export type TextProblem = 'too-long' | 'deceptive-characters' | 'not-acceptable'

/** What is wrong with a text, of the problems that have a sentence. */
export function textProblem(problem: string | undefined): TextProblem {
  return problem === 'too-long' || problem === 'deceptive-characters' ? problem : 'not-acceptable'
}

export type TextProblem = 'too-long' | 'deceptive-characters' | 'not-acceptable'

/** Returns the problem of a text if there is a sentence for it. */
export function textProblem(problem: string | undefined): TextProblem {
  return problem === 'too-long' || problem === 'deceptive-characters' ? problem : 'not-acceptable'
}

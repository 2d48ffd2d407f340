import type * as z from 'zod/mini'

export interface FieldProblem {
  /** Names and indexes joined by dots; empty for the whole input. */
  readonly path: string
  /** Our name (`too-short`, `deceptive-characters`) or zod's (`invalid-type`), in kebab case. */
  readonly problem: string
}

const ownName = /^[a-z]+(-[a-z]+)+$/
const most = 20

/** The invalid fields of an input, at most 20. */
export function fieldProblems(error: z.core.$ZodError): readonly FieldProblem[] {
  return error.issues.slice(0, most).map(issue => ({
    path: issue.path.map(String).join('.'),
    problem: problemOf(issue),
  }))
}

export function problemOf(issue: z.core.$ZodIssue): string {
  if (ownName.test(issue.message)) return issue.message
  if (issue.code === 'too_big' && issue.origin === 'string') return 'too-long'
  if (issue.code === 'too_small' && issue.origin === 'string') return 'too-short'
  return issue.code.replaceAll('_', '-')
}

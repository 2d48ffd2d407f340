import type * as z from 'zod/mini'
import { type FieldProblem, problemOf } from '../errors/fieldProblems.ts'
import type { CompetitionFile } from './competitionFile.ts'

/** So many problems are listed; a person mends the first ones and tries again. */
export const problemsMax = 100

/** The fields that break the schema. */
export function schemaProblems(error: z.core.$ZodError): readonly FieldProblem[] {
  return error.issues
    .slice(0, problemsMax)
    .map(issue => ({ path: issue.path.map(String).join('.'), problem: problemOf(issue) }))
}

/** Everything that is impossible in a file of the right form, at most `problemsMax` problems; empty if it can be imported. */
export function fileProblems(_file: CompetitionFile, _now: number): readonly FieldProblem[] {
  return []
}

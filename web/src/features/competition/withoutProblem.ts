import type { DraftField, DraftProblems } from './form/competitionDraft.ts'

/** What is still wrong once `field` has been touched; the two dates are judged together. */
export function withoutProblem(problems: DraftProblems, field: DraftField): DraftProblems {
  const touched: readonly string[] =
    field === 'startDate' || field === 'registrationDeadline'
      ? ['startDate', 'registrationDeadline']
      : [field]
  return Object.fromEntries(Object.entries(problems).filter(([at]) => !touched.includes(at)))
}

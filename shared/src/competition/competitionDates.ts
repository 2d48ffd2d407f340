import { type Refusal, refuse } from '../errors/outcome.ts'
import { competitionLimits } from './competitionLimits.ts'

export interface CompetitionDates {
  readonly startDate: number
  readonly registrationDeadline: number
}

export type DateRefusal = 'date-in-past' | 'date-too-far' | 'deadline-after-start'

/** What is wrong with setting the start to this at the time `now`: it lies ahead, and within the horizon. */
export function startRefusals(startDate: number, now: number): Refusal<'date-in-past' | 'date-too-far'>[] {
  if (startDate <= now) return [refuse('date-in-past', { field: 'startDate' })]
  const latest = now + competitionLimits.horizonMs
  return startDate > latest ? [refuse('date-too-far', { field: 'startDate', latest })] : []
}

/** Registration closes before play starts. */
export function orderRefusals(dates: CompetitionDates): Refusal<'deadline-after-start'>[] {
  return dates.registrationDeadline >= dates.startDate
    ? [refuse('deadline-after-start', { field: 'registrationDeadline' })]
    : []
}

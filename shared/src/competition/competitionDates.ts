import { type Refusal, refuse } from '../errors/outcome.ts'
import { competitionLimits } from './competitionLimits.ts'

export interface CompetitionDates {
  readonly startDate: number
  readonly registrationDeadline: number
}

export type DateRefusal = 'date-in-past' | 'date-too-far' | 'deadline-after-start'

/** Returns the refusals of a start date set at `now`: it must be in the future and within the horizon. */
export function startRefusals(startDate: number, now: number): Refusal<'date-in-past' | 'date-too-far'>[] {
  if (startDate <= now) return [refuse('date-in-past', { field: 'startDate' })]
  const latest = now + competitionLimits.horizonMs
  return startDate > latest ? [refuse('date-too-far', { field: 'startDate', latest })] : []
}

/** Refuses a deadline that is not before the start. */
export function orderRefusals(dates: CompetitionDates): Refusal<'deadline-after-start'>[] {
  return dates.registrationDeadline >= dates.startDate
    ? [refuse('deadline-after-start', { field: 'registrationDeadline' })]
    : []
}

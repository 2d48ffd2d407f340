import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { competitionLimits } from './competitionLimits.ts'

export interface CompetitionDates {
  readonly startDate: number
  readonly registrationDeadline: number
}

export type DateRefusal = 'date-in-past' | 'date-too-far' | 'deadline-after-start'

/** Whether a start may be set to `startDate` at the time `now`: ahead, and within the horizon. */
export function acceptStart(
  startDate: number,
  now: number,
): Outcome<number, 'date-in-past' | 'date-too-far'> {
  if (startDate <= now) return refuse('date-in-past', { field: 'startDate' })
  const latest = now + competitionLimits.horizonMs
  if (startDate > latest) return refuse('date-too-far', { field: 'startDate', latest })
  return accept(startDate)
}

/** Registration closes before play starts. */
export function acceptOrder(dates: CompetitionDates): Outcome<CompetitionDates, 'deadline-after-start'> {
  return dates.registrationDeadline >= dates.startDate
    ? refuse('deadline-after-start', { field: 'registrationDeadline' })
    : accept(dates)
}

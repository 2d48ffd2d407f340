import type { Competition } from '@upper-bracket/shared/competition/competition'

/**
 * The sections of a list of competitions, in order, each with its own sort order: those being played, latest
 * start first, so that one nobody finishes sinks; upcoming ones, soonest first; overdue ones without a bracket,
 * latest first; finished ones, latest first.
 */
export const listSections = ['running', 'upcoming', 'overdue', 'finished'] as const
export type ListSection = (typeof listSections)[number]

const hour = 60 * 60 * 1000

/**
 * A competition that should have started before this moment and has not is overdue. Play often begins late, so
 * the threshold is a day ago, rounded to the hour so that a visitor who returns within it reuses the same
 * streams.
 */
export function overdueBefore(now: number): number {
  return Math.floor(now / hour) * hour - 24 * hour
}

export function sectionOf(
  { status, startDate }: Pick<Competition, 'status' | 'startDate'>,
  overdue: number,
): ListSection {
  if (status !== 'registration') return status
  return startDate < overdue ? 'overdue' : 'upcoming'
}

/** The sort order of a section by start date. */
export function startOrder(section: ListSection): 'asc' | 'desc' {
  return section === 'upcoming' ? 'asc' : 'desc'
}

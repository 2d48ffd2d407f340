import type { Competition } from '@upper-bracket/shared/competition/competition'

/**
 * The parts of a list of competitions, in their order, each with the order within it: those that are played, the last
 * to start first, so that one that nobody brings to an end sinks; those still ahead, the soonest first; those whose
 * start has long passed without a bracket, the latest first; those that are over, the latest first.
 */
export const listSections = ['running', 'upcoming', 'overdue', 'finished'] as const
export type ListSection = (typeof listSections)[number]

const hour = 60 * 60 * 1000

/**
 * What should have started before this moment and has not counts as overdue. Play often begins later than planned,
 * so that is a day ago; on the hour, so that who comes back within one follows the same streams.
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

/** Which way a section is ordered by the start of its competitions. */
export function startOrder(section: ListSection): 'asc' | 'desc' {
  return section === 'upcoming' ? 'asc' : 'desc'
}

import type { Competition } from './competition.ts'

/**
 * The sections of a list of competitions in display order, each with a sort order of its own: running ones, latest
 * start first, so that abandoned ones sink; upcoming ones, soonest first; overdue ones without a bracket, latest first;
 * finished ones, latest first.
 */
export const listSections = ['running', 'upcoming', 'overdue', 'finished'] as const
export type ListSection = (typeof listSections)[number]

const hour = 60 * 60 * 1000

/**
 * Returns the moment before which a competition without a bracket counts as overdue. Play often begins late, so the
 * threshold is a day ago, rounded to the hour so that visits within it share the same streams.
 */
export function overdueBefore(now: number): number {
  return Math.floor(now / hour) * hour - 24 * hour
}

type Sorted = Pick<Competition, 'status' | 'startDate'>

export function sectionOf({ status, startDate }: Sorted, overdue: number): ListSection {
  if (status !== 'registration') return status
  return startDate < overdue ? 'overdue' : 'upcoming'
}

/** The sort order of a section by start date. */
export function startOrder(section: ListSection): 'asc' | 'desc' {
  return section === 'upcoming' ? 'asc' : 'desc'
}

/** Compares two competitions by the section and their place in it. */
export function bySection(overdue: number) {
  return (a: Sorted, b: Sorted): number => {
    const [section, other] = [sectionOf(a, overdue), sectionOf(b, overdue)]
    if (section !== other) return listSections.indexOf(section) - listSections.indexOf(other)
    return (a.startDate - b.startDate) * (startOrder(section) === 'asc' ? 1 : -1)
  }
}

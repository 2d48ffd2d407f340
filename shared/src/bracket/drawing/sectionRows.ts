import type { Match } from '../model/match.ts'

export interface SectionRows {
  /** The row by match id, from 0; fractional between two rows. */
  readonly rows: ReadonlyMap<string, number>
  readonly count: number
}

/**
 * Returns the vertical order of a section. A match is midway between those whose winners it takes; a match without
 * feeders in the section gets the next free row. Lines never cross, and matches of a round are at least one row apart.
 */
export function sectionRows(matches: readonly Match[]): SectionRows {
  const byId = new Map(matches.map(match => [match.id, match]))
  const rows = new Map<string, number>()
  let count = 0

  const place = (match: Match): number => {
    const feeders = match.slots.flatMap(({ source }) =>
      source.from === 'winner' ? (byId.get(source.matchId) ?? []) : [],
    )
    const fed = feeders.map(place)
    const row = fed.length === 0 ? count++ : fed.reduce((sum, each) => sum + each, 0) / fed.length
    rows.set(match.id, row)
    return row
  }

  for (const match of matches) {
    if (match.winnerTo === null || !byId.has(match.winnerTo.matchId)) place(match)
  }
  return { rows, count }
}

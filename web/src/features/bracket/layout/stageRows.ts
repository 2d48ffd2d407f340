import type { Match } from '@upper-bracket/shared/bracket/model/match'

export interface StageRows {
  /** By match id; from 0, fractional between two rows. */
  readonly rows: ReadonlyMap<string, number>
  readonly count: number
}

/**
 * The vertical order of a stage. A match stands midway between those whose winners it awaits; one that awaits
 * nobody within the stage takes the next free row. No lines cross, and no two matches of a round are closer
 * than one row.
 */
export function stageRows(matches: readonly Match[]): StageRows {
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

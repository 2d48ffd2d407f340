import type { Match, SlotSource } from '../model/match.ts'

/** The part of a match that determines who can meet whom: how teams reach it, and where its winner goes. */
export interface Flow extends Pick<Match, 'id' | 'section' | 'round' | 'winnerTo'> {
  readonly slots: readonly { readonly source: SlotSource }[]
}

/** Returns the first lower round with a match between two teams that can already have met in the upper side. */
export function firstRematch(matches: ReadonlyMap<string, Flow>): number {
  const drops = new Map<string, ReadonlySet<string>>()
  let first = Number.POSITIVE_INFINITY
  for (const match of matches.values()) {
    if (match.section !== 'lower') continue
    const sides = match.slots.map(({ source }): ReadonlySet<string> => {
      if (source.from === 'loser') return new Set([source.matchId])
      return (source.from === 'winner' && drops.get(source.matchId)) || new Set()
    })
    const [one = new Set(), other = new Set()] = sides
    if (canHaveMet(matches, one, other) || canHaveMet(matches, other, one))
      first = Math.min(first, match.round)
    drops.set(match.id, new Set([...one, ...other]))
  }
  return first
}

/**
 * Whether a team that lost in one of `losses` can have met the winner there. That winner can lose in any later upper
 * match.
 */
function canHaveMet(
  matches: ReadonlyMap<string, Flow>,
  losses: ReadonlySet<string>,
  others: ReadonlySet<string>,
): boolean {
  for (const id of losses) {
    let next: Flow | undefined = matches.get(id)
    while (next?.section === 'upper') {
      next = next.winnerTo === null ? undefined : matches.get(next.winnerTo.matchId)
      if (next !== undefined && others.has(next.id)) return true
    }
  }
  return false
}

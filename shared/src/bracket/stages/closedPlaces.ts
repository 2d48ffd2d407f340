import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { PlaceSource } from '../model/match.ts'
import { placeKey } from './entrantTeams.ts'
import { type PlaceTaker, stagePlaces } from './stagePlaces.ts'

/**
 * Returns a function that looks up who took a place when its group was last closed; undefined while it is open. Brackets
 * from before that was recorded tell by their slots: a group is closed once one of its teams has a slot of its place.
 */
export function closedPlaces(bracket: Bracket): (source: PlaceSource) => PlaceTaker {
  const { takers } = bracket.shape
  if (takers !== undefined) return source => takers[placeKey(source)]
  const is = stagePlaces(bracket)
  const closed = new Set<string>()
  for (const { slots } of bracket.matches.values()) {
    for (const { source, teamId, closed: isClosed } of slots) {
      const isTaken = teamId !== null || isClosed
      if (source.from === 'place' && isTaken && is(source) === teamId) closed.add(groupKey(source))
    }
  }
  return source => (closed.has(groupKey(source)) ? is(source) : undefined)
}

/** Records who has taken each place. */
export function withTakers(change: BracketChange, takers: ReadonlyMap<string, string | null>): BracketChange {
  const { shape } = change.bracket
  const known = Object.entries(shape.takers ?? {})
  const isSame = known.length === takers.size && known.every(([key, taker]) => takers.get(key) === taker)
  if (isSame) return change
  return {
    ...change,
    bracket: { ...change.bracket, shape: { ...shape, takers: Object.fromEntries(takers) } },
  }
}

function groupKey({ stage, group }: PlaceSource): string {
  return `${stage} ${group}`
}

import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { PlaceSource } from '../model/match.ts'
import { placeKey } from './entrantTeams.ts'
import { stagePlaces } from './stagePlaces.ts'

/**
 * Who took each place when its group was last closed. Brackets from before that was recorded tell by their slots: a group
 * is closed once one of its teams has a slot of its place.
 */
export function takersOf(bracket: Bracket): Readonly<Record<string, string | null>> {
  const { takers, stages } = bracket.shape
  if (takers !== undefined) return takers
  const is = stagePlaces(bracket)
  const closed = new Set<string>()
  for (const { slots } of bracket.matches.values()) {
    for (const { source, teamId, closed: isClosed } of slots) {
      const isTaken = teamId !== null || isClosed
      if (source.from === 'place' && isTaken && is(source) === teamId) closed.add(groupKey(source))
    }
  }
  const entrants = stages.flatMap(({ groups }) => groups.flatMap(group => group.entrants))
  return Object.fromEntries(
    entrants.flatMap(source => {
      const taker = source.from === 'place' && closed.has(groupKey(source)) ? is(source) : undefined
      return taker === undefined ? [] : [[placeKey(source), taker]]
    }),
  )
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

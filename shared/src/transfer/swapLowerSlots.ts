import type { Bracket } from '../bracket/model/bracket.ts'
import { type Match, otherSide, type Side, type Slot } from '../bracket/model/match.ts'
import { PagedMatches } from '../bracket/model/pagedMatches.ts'
import type { ForeignMatch } from './foreignMatch.ts'

interface Place {
  readonly match: Match
  readonly side: Side
}

/**
 * Lets the first two of the listed teams meet that do not, because each waits in another match of the lower side: two
 * slots of matches that have not begun exchange where their teams come from, so that the losers of the upper side drop
 * as they did elsewhere. Otherwise winners of the same round are exchanged. A match that was arranged so, in `arranged`,
 * is left as it is. Null if there are no such teams.
 */
export function swapLowerSlots(
  bracket: Bracket,
  foreign: readonly ForeignMatch[],
  arranged: Set<string>,
): Bracket | null {
  const places = placesOf(bracket, arranged)
  for (const { teamIds } of foreign) {
    const [one, other] = [places.get(teamIds[0]), places.get(teamIds[1])]
    if (!one || !other || one.match.id === other.match.id || one.match.stage !== other.match.stage) continue
    const swaps = [[opposite(one), other, one] as const, [opposite(other), one, other] as const].filter(
      ([left, right]) => canSwap(left, right),
    )
    const swap = swaps.find(([left]) => slotAt(left).source.from === 'loser') ?? swaps[0]
    if (swap === undefined) continue
    const [left, right, meeting] = swap
    arranged.add(meeting.match.id)
    return swapped(bracket, left, right)
  }
  return null
}

/** The slot in which each team waits for a match of the lower side. */
function placesOf({ matches }: Bracket, arranged: ReadonlySet<string>): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  for (const match of matches.values()) {
    const isOpen = match.status === 'waiting' || match.status === 'ready'
    if (match.section !== 'lower' || !isOpen || arranged.has(match.id)) continue
    for (const side of [0, 1] as const) {
      const { teamId } = match.slots[side]
      if (teamId !== null) places.set(teamId, { match, side })
    }
  }
  return places
}

function opposite({ match, side }: Place): Place {
  return { match, side: otherSide(side) }
}

function canSwap(left: Place, right: Place): boolean {
  const [one, other] = [slotAt(left), slotAt(right)]
  if (one.closed || other.closed || one.source.from !== other.source.from) return false
  return (
    one.source.from === 'loser' || (one.source.from === 'winner' && left.match.round === right.match.round)
  )
}

function slotAt({ match, side }: Place): Slot {
  return match.slots[side]
}

function swapped({ shape, matches }: Bracket, left: Place, right: Place): Bracket {
  const changed = [
    withSlot(left, slotAt(right)),
    withSlot(right, slotAt(left)),
    ...redirected(matches, slotAt(left), right),
    ...redirected(matches, slotAt(right), left),
  ]
  return { shape, matches: PagedMatches.from(matches).with(changed) }
}

function withSlot({ match, side }: Place, slot: Slot): Match {
  const [upper, lower] = match.slots
  const slots: Match['slots'] = side === 0 ? [slot, lower] : [upper, slot]
  const isFull = slots.every(({ teamId }) => teamId !== null)
  return { ...match, slots, status: isFull ? 'ready' : 'waiting', revision: match.revision + 1 }
}

/** The match that a slot's team comes from, leading to another place. */
function redirected(matches: Bracket['matches'], { source }: Slot, { match, side }: Place): readonly Match[] {
  const feeder = source.from === 'winner' || source.from === 'loser' ? matches.get(source.matchId) : undefined
  if (feeder === undefined) return []
  const exit = source.from === 'winner' ? 'winnerTo' : 'loserTo'
  return [{ ...feeder, [exit]: { matchId: match.id, side }, revision: feeder.revision + 1 }]
}

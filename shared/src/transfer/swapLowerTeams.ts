import type { Bracket } from '../bracket/model/bracket.ts'
import { type Match, otherSide, type Side, type Slot } from '../bracket/model/match.ts'
import { PagedMatches } from '../bracket/model/pagedMatches.ts'
import type { ForeignMatch } from './foreignMatch.ts'

interface Place {
  readonly match: Match
  readonly side: Side
}

/**
 * Lets the first two of the listed teams meet that do not, because each waits in another match of the lower side: one of
 * them takes the slot of the other one's opponent, who takes theirs. Organizers would do the same by placing teams by
 * hand. Losers of the upper side change places before winners of the same round do. A match that was arranged so, in
 * `arranged`, is left as it is. Null if there are no such teams.
 */
export function swapLowerTeams(
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

function slotAt({ match, side }: Place): Slot {
  return match.slots[side]
}

/** A team that is still expected could not take its slot later, so both slots have their teams. */
function canSwap(left: Place, right: Place): boolean {
  const [one, other] = [slotAt(left), slotAt(right)]
  if ([one, other].some(({ teamId, closed }) => teamId === null || closed)) return false
  if (one.source.from !== other.source.from) return false
  return (
    one.source.from === 'loser' || (one.source.from === 'winner' && left.match.round === right.match.round)
  )
}

function swapped({ shape, matches }: Bracket, left: Place, right: Place): Bracket {
  const changed = [withTeam(left, slotAt(right).teamId), withTeam(right, slotAt(left).teamId)]
  return { shape, matches: PagedMatches.from(matches).with(changed) }
}

function withTeam({ match, side }: Place, teamId: string | null): Match {
  const [upper, lower] = match.slots
  const slots: Match['slots'] = side === 0 ? [{ ...upper, teamId }, lower] : [upper, { ...lower, teamId }]
  return { ...match, slots, revision: match.revision + 1 }
}

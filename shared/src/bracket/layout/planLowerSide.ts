import { dropMasks } from '../seeding/dropMasks.ts'
import {
  type Entrant,
  loserOf,
  type PlannedGroup,
  type PlannedMatch,
  plannedMatch,
  winnerOf,
} from './plannedMatch.ts'
import { pairs } from './planUpperSide.ts'
import { seedOrder } from '../seeding/seedOrder.ts'

/** The team that comes, or null if none ever does: the gap that a bye of the upper side leaves. */
type Arrival = Entrant | null

interface LowerSide {
  readonly rounds: readonly (readonly PlannedMatch[])[]
  /** The entrant of the grand final. */
  readonly winner: Entrant
}

/**
 * The lower side of a double elimination, with the group's entrants that start in it: they come in place of the losers
 * of a round before the first upper one, so there are at most as many as that has slots, and the best get the byes. In
 * every other round its own teams play each other; in the rounds between, the winners meet the losers of the next upper
 * round. A team without a possible opponent advances at once, so every match has two possible teams, and a round
 * without a match does not count.
 */
export function planLowerSide(group: PlannedGroup, upper: readonly (readonly PlannedMatch[])[]): LowerSide {
  const losers = upper.map(round => round.map(loserOf))
  const [first = [], ...laterDrops]: readonly (readonly Arrival[])[] =
    group.entrants.length === 0 ? losers : [startingEntrants(group, 2 * (losers[0]?.length ?? 0)), ...losers]
  const masks = dropMasks(laterDrops.length + 1)
  const rounds: PlannedMatch[][] = []

  const play = (slots: readonly (readonly [Arrival, Arrival])[]): readonly Arrival[] => {
    const matches: PlannedMatch[] = []
    const winners = slots.map(([first, second], position) => {
      if (first === null || second === null) return first ?? second
      const match = plannedMatch(group, 'lower', rounds.length + 1, position, [first, second])
      matches.push(match)
      return winnerOf(match)
    })
    if (matches.length > 0) rounds.push(matches)
    return winners
  }

  let entrants = first
  for (const [index, dropped] of laterDrops.entries()) {
    const survivors = play(pairs(entrants))
    const mask = masks[index + 1] ?? 0
    entrants = play(survivors.map((survivor, place) => [dropped[place ^ mask] ?? null, survivor]))
  }

  const [winner] = entrants
  if (!winner) throw new Error('The lower side of a bracket has no winner')
  return { rounds, winner }
}

function startingEntrants({ entrants }: PlannedGroup, slots: number): readonly Arrival[] {
  return seedOrder(slots).map(seed => entrants[seed - 1] ?? null)
}

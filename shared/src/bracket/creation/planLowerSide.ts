import { dropMasks } from './dropMasks.ts'
import {
  type Entrant,
  loserOf,
  type PlannedGroup,
  type PlannedMatch,
  plannedMatch,
  winnerOf,
} from './plannedMatch.ts'
import { pairs } from './planUpperSide.ts'

/** The team that comes, or null if none ever does: the gap that a bye of the upper side leaves. */
type Arrival = Entrant | null

interface LowerSide {
  readonly rounds: readonly (readonly PlannedMatch[])[]
  /** The entrant of the grand final. */
  readonly winner: Entrant
}

/**
 * The lower side of a double elimination. In every other round its own teams play
 * each other; in the rounds between, the winners meet the losers of the next upper round. A team without a possible
 * opponent advances at once, so every match has two possible teams, and a round without a match does not count.
 */
export function planLowerSide(group: PlannedGroup, upper: readonly (readonly PlannedMatch[])[]): LowerSide {
  const masks = dropMasks(upper.length)
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

  const [firstRound = [], ...laterRounds] = upper
  let entrants: readonly Arrival[] = firstRound.map(loserOf)
  for (const [index, upperRound] of laterRounds.entries()) {
    const survivors = play(pairs(entrants))
    const dropped = upperRound.map(loserOf)
    const mask = masks[index + 1] ?? 0
    entrants = play(survivors.map((survivor, place) => [dropped[place ^ mask] ?? null, survivor]))
  }

  const [winner] = entrants
  if (!winner) throw new Error('The lower side of a bracket has no winner')
  return { rounds, winner }
}

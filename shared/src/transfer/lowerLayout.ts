import { dropMasks } from '../bracket/seeding/dropMasks.ts'
import type { Match, SlotAddress } from '../bracket/model/match.ts'

/** Where the team of a slot is found in our bracket; null for a bye. */
type Arrival = SlotAddress | null

export interface LowerMatch {
  /** Our match; undefined if at most one team can come, which passes it. */
  readonly match: Match | undefined
  /** The slots in which the two teams that come here are found in our bracket. */
  readonly arrivals: readonly [Arrival, Arrival]
  /** For each side the position, from 1, of the upper match whose loser comes; null if none does. */
  readonly drops: readonly [number | null, number | null]
}

interface Sides {
  /** The rounds of the upper side, each from the top, byes included. */
  readonly upper: readonly (readonly Match[])[]
  /** Finds our match of the lower side; positions count from 0. */
  readonly lowerMatch: (round: number, position: number) => Match | undefined
}

/**
 * The lower side of a double elimination as if no match were left out: two lower rounds for each upper round but the
 * first. Ours has no match where fewer than two teams can come, and does not count rounds without matches; see
 * `planLowerSide`, of which this is the mirror.
 */
export function lowerLayout({ upper, lowerMatch }: Sides): readonly (readonly LowerMatch[])[] {
  const losers = upper.map(round => round.map(dropOf))
  const masks = dropMasks(upper.length)
  const rounds: (readonly LowerMatch[])[] = []
  let played = 0

  const play = (pairs: readonly Pick<LowerMatch, 'arrivals' | 'drops'>[]): readonly Arrival[] => {
    const isPlayed = pairs.some(({ arrivals }) => arrivals.every(Boolean))
    if (isPlayed) played += 1
    const round = pairs.map((pair, position) => ({
      ...pair,
      match: pair.arrivals.every(Boolean) ? lowerMatch(played, position) : undefined,
    }))
    rounds.push(round)
    return round.map(({ match, arrivals }) =>
      match === undefined ? (arrivals[0] ?? arrivals[1]) : match.winnerTo,
    )
  }

  const [first = [], ...later] = losers
  let entrants: readonly Arrival[] = play(
    pairsOf(first).map((arrivals, index) => ({ arrivals, drops: [2 * index + 1, 2 * index + 2] })),
  )
  for (const [index, dropped] of later.entries()) {
    if (index > 0)
      entrants = play(pairsOf(entrants).map(arrivals => ({ arrivals, drops: [null, null] as const })))
    const mask = masks[index + 1] ?? 0
    entrants = play(
      entrants.map((survivor, place) => ({
        arrivals: [dropped[place ^ mask] ?? null, survivor],
        drops: [(place ^ mask) + 1, null],
      })),
    )
  }
  return rounds
}

function dropOf(match: Match): Arrival {
  return match.slots.some(({ source }) => source.from === 'bye') ? null : match.loserTo
}

function pairsOf(arrivals: readonly Arrival[]): readonly (readonly [Arrival, Arrival])[] {
  return Array.from({ length: arrivals.length / 2 }, (_, index) => [
    arrivals[2 * index] ?? null,
    arrivals[2 * index + 1] ?? null,
  ])
}

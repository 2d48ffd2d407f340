import { seedOrder } from '@upper-bracket/shared/bracket/seeding/seedOrder'
import { hash } from '@upper-bracket/shared/random/hash'

/** A set as start.gg stores it. */
export interface FakeSet {
  readonly round: number
  readonly fullRoundText: string
  readonly entrants: readonly [number, number]
  /** The score of each side; -1 for a side that was disqualified from the set. */
  readonly scores: readonly [number, number]
  readonly winnerId: number
  /** Absent where only the score was reported. */
  readonly games?: readonly FakeGame[]
}

interface FakeGame {
  readonly orderNum: number
  readonly winnerId: number
  readonly entrant1Score: number
  readonly entrant2Score: number
  readonly stage: { readonly name: string }
}

type Play = (round: number, fullRoundText: string, one: number, other: number) => number

/** Records sets in a list. The lower id is the better entrant, and wins unless an upset is drawn. */
function recorder(
  sets: FakeSet[],
  { upsets, wins }: { readonly upsets: number; readonly wins: number },
): Play {
  return (round, fullRoundText, one, other) => {
    const draw = Math.abs(hash(`${round} ${fullRoundText} ${one} ${other}`)) % 100
    const better = Math.min(one, other)
    const winnerId = draw < upsets ? one + other - better : better
    const lost = draw % wins
    const scores = winnerId === one ? ([wins, lost] as const) : ([lost, wins] as const)
    sets.push({ round, fullRoundText, entrants: [one, other], scores, winnerId })
    return winnerId
  }
}

/** Sets of CS with the maps that were played, whose loser has won the first ones. */
export function withMaps(sets: readonly FakeSet[]): readonly FakeSet[] {
  const maps = ['Mirage', 'Nuke', 'Dust II', 'Ancient', 'Inferno'] as const
  return sets.map(set => {
    const { entrants, scores, winnerId } = set
    const lost = Math.min(...scores)
    const games = Array.from({ length: scores[0] + scores[1] }, (_, index): FakeGame => {
      const isLost = index < lost
      const isFirst = (winnerId === entrants[0]) !== isLost
      const [entrant1Score, entrant2Score] = isFirst ? ([13, 7 + index] as const) : ([7 + index, 13] as const)
      const stage = { name: maps[(index + set.round + 9) % maps.length] ?? '' }
      return { orderNum: index + 1, winnerId: entrants[isFirst ? 0 : 1], entrant1Score, entrant2Score, stage }
    })
    // They come in no order.
    return { ...set, games: games.toReversed() }
  })
}

/** All sets of a group in which each entrant meets each other one; the last entrant does not show up for the last set. */
export function roundRobin(ids: readonly number[]): readonly FakeSet[] {
  const sets: FakeSet[] = []
  const play = recorder(sets, { upsets: 0, wins: 1 })
  for (const [index, one] of ids.entries()) {
    for (const [offset, other] of ids.slice(index + 1).entries())
      play(index + offset + 1, 'Round', one, other)
  }
  const last = sets.pop()
  return last === undefined ? [] : [...sets, { ...last, scores: [0, -1], winnerId: last.entrants[0] }]
}

/** A Swiss phase in which entrants with the same number of wins meet, the better half the other one if possible. */
export function swiss(ids: readonly number[], rounds: number): readonly FakeSet[] {
  const sets: FakeSet[] = []
  const play = recorder(sets, { upsets: 20, wins: 1 })
  for (let round = 1; round <= rounds; round += 1) {
    const wins = (id: number) => sets.filter(({ winnerId }) => winnerId === id).length
    const groups = Map.groupBy(
      ids.toSorted((one, other) => wins(other) - wins(one) || one - other),
      wins,
    )
    const pairs = [...groups.values()].flatMap(group => paired(group, sets))
    for (const [one, other] of pairs) play(round, `Round ${round}`, one, other)
  }
  return sets
}

function paired(ids: readonly number[], sets: readonly FakeSet[]): readonly (readonly [number, number])[] {
  const [first, ...others] = ids
  if (first === undefined) return []
  const hasMet = (id: number) =>
    sets.some(({ entrants }) => entrants.includes(first) && entrants.includes(id))
  const opponents = others.filter(id => !hasMet(id))
  const opponent = opponents[Math.floor(opponents.length / 2)] ?? others[0] ?? first
  return [
    [first, opponent],
    ...paired(
      others.filter(id => id !== opponent),
      sets,
    ),
  ]
}

/** A single elimination of a power of two entrants, in the order of seeds. */
export function singleElimination(ids: readonly number[]): readonly FakeSet[] {
  const sets: FakeSet[] = []
  upperSide(ids, recorder(sets, { upsets: 25, wins: 2 }))
  return sets
}

/**
 * A double elimination of a power of two entrants, and as many that enter its lower side. The losers of every second
 * upper round drop in the opposite order, and the others by halves.
 */
export function doubleElimination(
  ids: readonly number[],
  lowerIds: readonly number[] = [],
): readonly FakeSet[] {
  const sets: FakeSet[] = []
  const play = recorder(sets, { upsets: 35, wins: 2 })
  const { winner, challenger, rounds } = bothSides(ids, lowerIds, play)
  const first = play(rounds + 1, 'Grand Final', winner, challenger)
  if (first === challenger) play(rounds + 1, 'Grand Final Reset', winner, challenger)
  return sets
}

/** A pool of a power of two entrants that ends with a winner of each side. */
export function doublePool(ids: readonly number[]) {
  const sets: FakeSet[] = []
  const { winner, challenger } = bothSides(ids, [], recorder(sets, { upsets: 35, wins: 2 }))
  return { sets, winner, challenger }
}

function bothSides(ids: readonly number[], lowerIds: readonly number[], play: Play) {
  const { winner, losers } = upperSide(ids, play)
  const hasLower = lowerIds.length > 0
  let lower = hasLower ? lowerIds : (losers[0] ?? [])
  let round = 0
  for (const [index, dropped] of losers.slice(hasLower ? 0 : 1).entries()) {
    round -= 1
    lower = pairsOf(lower).map(([one, other]) => play(round, `Losers Round ${-round}`, one, other))
    const half = dropped.length / 2
    const order = index % 2 === 0 ? dropped.toReversed() : [...dropped.slice(half), ...dropped.slice(0, half)]
    round -= 1
    lower = lower.map((one, place) => play(round, `Losers Round ${-round}`, order[place] ?? one, one))
  }
  const [challenger = winner] = lower
  return { winner, challenger, rounds: losers.length }
}

function upperSide(ids: readonly number[], play: Play) {
  let current = seedOrder(ids.length).flatMap(seed => ids[seed - 1] ?? [])
  const losers: (readonly number[])[] = []
  for (let round = 1; current.length > 1; round += 1) {
    const played = pairsOf(current).map(
      ([one, other]) => [play(round, `Winners Round ${round}`, one, other), one + other] as const,
    )
    losers.push(played.map(([winner, sum]) => sum - winner))
    current = played.map(([winner]) => winner)
  }
  return { winner: current[0] ?? 0, losers }
}

function pairsOf(ids: readonly number[]): readonly (readonly [number, number])[] {
  return Array.from({ length: ids.length / 2 }, (_, index) => [ids[2 * index] ?? 0, ids[2 * index + 1] ?? 0])
}

import { minWeightMatching } from './minWeightMatching.ts'
import { type Contender, hasMet, type Pairing, pairOf, pointGroups } from './pairing.ts'

type Couple = readonly [Contender, Contender]

/** Pairs an even number of ranked teams with equal points without a rematch; null if that is impossible. */
export type GroupPairing = (members: readonly Contender[]) => readonly Couple[] | null

interface Draw {
  readonly couples: readonly Couple[]
  readonly bye: Contender | null
}

/**
 * Pairs a round of teams that are ranked by points and then in any order. Each criterion comes strictly before the next:
 * 1. The number of rematches is smallest, then the number of earlier matches of those pairs.
 * 2. A team with the fewest byes gets the bye, and among these the lowest-ranked one that criterion 1 admits.
 * 3. The gaps between the points of the pairs, sorted from the largest, are lexicographically smallest.
 * 4. The number of teams that float and also floated in their last round is smallest.
 * 5. The teams that float down are as low in their groups as possible, then their opponents as high as possible (by the
 *    sum of places); the teams of each group that do not float are paired by `pairGroup`.
 *
 * The first four criteria and the floats of the fifth are those of a perfect matching of minimum weight. It is not needed
 * where every group is even and can be paired without a rematch.
 */
export function pairRound(ranked: readonly Contender[], pairGroup: GroupPairing): Pairing {
  const draw = drawInGroups(ranked, pairGroup) ?? drawWithFloats(ranked, pairGroup)
  const rank = new Map(ranked.map(({ teamId }, index) => [teamId, index]))
  const rankOf = (teamId: string) => rank.get(teamId) ?? 0
  const pairs = draw.couples
    .map(([one, other]) =>
      rankOf(one.teamId) < rankOf(other.teamId) ? pairOf(one, other) : pairOf(other, one),
    )
    .sort((one, other) => rankOf(one.teamIds[0]) - rankOf(other.teamIds[0]))
  return {
    pairs,
    bye: draw.bye?.teamId ?? null,
    rematches: pairs.filter(({ isRematch }) => isRematch).length,
    isSecondBye: (draw.bye?.byes ?? 0) > 0,
  }
}

/** The round in which nobody floats; null if there is none without a rematch. */
function drawInGroups(ranked: readonly Contender[], pairGroup: GroupPairing): Draw | null {
  const couples: Couple[] = []
  for (const group of pointGroups(ranked)) {
    const paired = group.length % 2 === 0 ? pairGroup(group) : null
    if (paired === null) return null
    couples.push(...paired)
  }
  return { couples, bye: null }
}

function drawWithFloats(ranked: readonly Contender[], pairGroup: GroupPairing): Draw {
  const draw = bestDraw(ranked)
  const isPairedInGroup = ([one, other]: Couple) => one.points === other.points && !hasMet(one, other)
  const groupPlayers = new Set(draw.couples.filter(isPairedInGroup).flat())
  const couples = draw.couples.filter(couple => !isPairedInGroup(couple))
  for (const group of pointGroups(ranked)) {
    const members = group.filter(team => groupPlayers.has(team))
    couples.push(...(pairGroup(members) ?? []))
  }
  return { couples, bye: draw.bye }
}

/** A digit counts pairs, and a word of five digits counts them for all teams within 2^53. */
const digitBase = 256
const digitsInWord = 5
/** The last word counts repeated floats and adds up places. */
const repeatedFloat = 2 ** 32
const placeFromBottom = 2 ** 16
/** The first word counts rematches and adds up earlier matches. */
const rematch = 2 ** 20

/** The best round by criteria 1 to 4 and the floats of criterion 5. */
function bestDraw(ranked: readonly Contender[]): Draw {
  const points = [...new Set(ranked.map(team => team.points))]
  const gaps = [...new Set(points.flatMap(one => points.map(other => Math.abs(one - other))))]
    .filter(gap => gap > 0)
    .sort((one, other) => one - other)
  let draw: Draw | null = null
  for (
    let levels = boundLevel(ranked, gaps);
    draw === null && levels < gaps.length;
    levels += 1 + (levels >> 1)
  )
    draw = matched(ranked, gaps.slice(0, levels), false)
  draw ??= matched(ranked, gaps, true)
  if (draw === null) throw new Error('Every round can be paired with rematches')
  return draw
}

/** The number of gaps up to the largest one that the parity of the groups enforces. */
function boundLevel(ranked: readonly Contender[], gaps: readonly number[]): number {
  let [size, largest] = [0, 0]
  const groups = pointGroups(ranked)
  for (const [index, group] of groups.entries()) {
    size += group.length
    const gap = (group[0]?.points ?? 0) - (groups[index + 1]?.[0]?.points ?? Number.POSITIVE_INFINITY)
    if (size % 2 === 1) largest = Math.max(largest, gap)
  }
  return gaps.findIndex(gap => gap >= largest) + 1
}

/**
 * The best round with pairs of these gaps only. With only the first choice for the bye and without rematches it is found
 * sooner; no other round is better if such a one exists.
 */
function matched(ranked: readonly Contender[], gaps: readonly number[], isExhaustive: boolean): Draw | null {
  const gapWords = Math.ceil(gaps.length / digitsInWord)
  const headWords = isExhaustive ? 2 : 0
  const width = headWords + gapWords + 1
  const byeOrder = ranked.toReversed().sort((one, other) => one.byes - other.byes)
  const byeIndex = new Map(byeOrder.map((team, index) => [team, index]))
  const level = new Map(gaps.map((gap, index) => [gap, index]))
  const groups = pointGroups(ranked)
  const fromTop = groups.flatMap(group => group.map((_, index) => index))
  const fromBottom = groups.flatMap(group => group.map((_, index) => group.length - 1 - index))
  const meetings = meetingCounts(ranked)

  const weightOf = (upper: number, lower: number, weight: Float64Array): boolean => {
    const [one, other] = [ranked[upper], ranked[lower]]
    if (one === undefined) return false
    if (other === undefined) {
      const index = byeIndex.get(one) ?? 0
      if (isExhaustive) weight[1] = index
      return isExhaustive || index === 0
    }
    const met = meetings[upper * ranked.length + lower] ?? 0
    if (met > 0) {
      if (!isExhaustive) return false
      weight[0] = rematch + met
    }
    const gap = one.points - other.points
    if (gap === 0) return true
    const index = level.get(gap)
    if (index === undefined) return false
    weight[headWords + gapWords - 1 - Math.floor(index / digitsInWord)] = digitBase ** (index % digitsInWord)
    weight[width - 1] =
      (Number(one.hasFloated) + Number(other.hasFloated)) * repeatedFloat +
      (fromBottom[upper] ?? 0) * placeFromBottom +
      (fromTop[lower] ?? 0)
    return true
  }

  const partners = minWeightMatching(ranked.length + (ranked.length % 2), width, weightOf)
  if (partners === null) return null
  const couples = ranked.flatMap((team, index): Couple[] => {
    const partner = ranked[partners[index] ?? index]
    return partner !== undefined && index < (partners[index] ?? 0) ? [[team, partner]] : []
  })
  const bye = ranked.length % 2 === 0 ? undefined : ranked[partners[ranked.length] ?? 0]
  return { couples, bye: bye ?? null }
}

/** The number of matches of each two teams that have met, in rows of all teams. */
function meetingCounts(ranked: readonly Contender[]): Uint16Array {
  const counts = new Uint16Array(ranked.length ** 2)
  const index = new Map(ranked.map(({ teamId }, place) => [teamId, place]))
  for (const [place, { opponents }] of ranked.entries()) {
    for (const [opponentId, count] of opponents) {
      const other = index.get(opponentId)
      if (other !== undefined) counts[place * ranked.length + other] = count
    }
  }
  return counts
}

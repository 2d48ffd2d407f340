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
 * where every group is even and can be paired without a rematch. Otherwise most teams of a large group are left out of it
 * (see `withProxies`).
 */
export function pairRound(ranked: readonly Contender[], pairGroup: GroupPairing): Pairing {
  const draw = withGroups(ranked, { couples: [], bye: null }, pairGroup) ?? bestDraw(ranked, pairGroup)
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

/** Pairs the teams that neither a couple nor the bye contains in their groups; null if that is impossible. */
function withGroups(
  ranked: readonly Contender[],
  { couples, bye }: Draw,
  pairGroup: GroupPairing,
): Draw | null {
  const placed = new Set([...couples.flat(), bye].map(team => team?.teamId))
  if (placed.has(proxyId)) return null
  const paired = pointGroups(ranked.filter(({ teamId }) => !placed.has(teamId))).map(pairGroup)
  const groupCouples = paired.filter(group => group !== null)
  return groupCouples.length < paired.length ? null : { couples: [...couples, ...groupCouples.flat()], bye }
}

/** A digit counts pairs, and a word of five digits counts them for all teams within 2^53. */
const digitBase = 256
const digitsInWord = 5
/** The last word counts repeated floats and adds up places. */
const repeatedFloat = 2 ** 32
const placeFromBottom = 2 ** 16
/** The first word counts rematches and adds up earlier matches. */
const rematch = 2 ** 20

/** The teams that are tried first for floating up or down from a group; more of them where these do not suffice. */
const windows = [3, 8, Number.POSITIVE_INFINITY]

/** The best round by criteria 1 to 4 and the floats of criterion 5. */
function bestDraw(ranked: readonly Contender[], pairGroup: GroupPairing): Draw {
  const byeOrder = ranked.toReversed().sort((one, other) => one.byes - other.byes)
  const bye = ranked.length % 2 === 0 ? null : (byeOrder[0] ?? null)
  const players = ranked.filter(team => team !== bye)
  const gaps = gapsOf(players)
  for (let levels = boundLevel(players, gaps); levels <= gaps.length; levels += 1 + (levels >> 1)) {
    for (const window of windows) {
      const draw = matched(verticesOf(ranked, bye, window), gaps.slice(0, levels))
      if (draw === null) break
      const round = withGroups(ranked, { ...draw, bye }, pairGroup)
      if (round !== null) return round
    }
  }
  const draw = matched(verticesOf(ranked, null, Number.POSITIVE_INFINITY), gapsOf(ranked), byeOrder)
  const round = draw && withGroups(ranked, draw, pairGroup)
  if (round === null) throw new Error('Every round can be paired with rematches')
  return round
}

/** The differences between the points of teams, the smallest first. */
function gapsOf(teams: readonly Contender[]): readonly number[] {
  const points = [...new Set(teams.map(team => team.points))]
  return [...new Set(points.flatMap(one => points.map(other => Math.abs(one - other))))]
    .filter(gap => gap > 0)
    .sort((one, other) => one - other)
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

/** A vertex of the matching: a team, or a proxy for several teams of a group. */
interface Vertex extends Contender {
  /** The places in the group. */
  readonly fromTop: number
  readonly fromBottom: number
  /** Whether a proxy is in the group; earlier matches within such a group are ignored. */
  readonly isReduced: boolean
}

const proxyId = ''

function verticesOf(ranked: readonly Contender[], bye: Contender | null, window: number): readonly Vertex[] {
  return pointGroups(ranked).flatMap(group => {
    const vertices = group.map((team, index): Vertex => {
      return { ...team, fromTop: index, fromBottom: group.length - 1 - index, isReduced: false }
    })
    return withProxies(
      vertices.filter(({ teamId }) => teamId !== bye?.teamId),
      window,
    )
  })
}

/**
 * Replaces the teams of a group that are not among the `window` best ones for floating in a direction by two proxies,
 * which have met nobody and float at the least cost of all of them. A best round in which no proxy floats is a best one
 * of all teams if the others can be paired in their groups: its cost is a lower bound, and since the proxies are equal
 * and can be paired with each other, more of them would not lower it.
 */
function withProxies(group: readonly Vertex[], window: number): readonly Vertex[] {
  const byCost = (place: 'fromTop' | 'fromBottom') =>
    group.toSorted(
      (one, other) => Number(one.hasFloated) - Number(other.hasFloated) || one[place] - other[place],
    )
  const [up, down] = [byCost('fromTop'), byCost('fromBottom')]
  const candidates = new Set([...up.slice(0, window), ...down.slice(0, window)])
  const others = up.filter(team => !candidates.has(team))
  const replaced = new Set(others.slice(others.length % 2))
  const [highest, lowest] = [up.find(team => replaced.has(team)), down.find(team => replaced.has(team))]
  if (highest === undefined || lowest === undefined || replaced.size === 2) return group
  const proxy: Vertex = {
    ...highest,
    teamId: proxyId,
    opponents: new Map(),
    fromBottom: lowest.fromBottom,
  }
  return [proxy, proxy, ...group.filter(team => !replaced.has(team))].map(team => ({
    ...team,
    isReduced: true,
  }))
}

/**
 * The couples of the best round with pairs of these gaps only that are not paired within their groups; null if there is
 * none. Without an order for the bye, nobody has it and nobody meets again.
 */
function matched(
  vertices: readonly Vertex[],
  gaps: readonly number[],
  byeOrder: readonly Contender[] | null = null,
): Draw | null {
  const gapWords = Math.ceil(gaps.length / digitsInWord)
  const headWords = byeOrder === null ? 0 : 2
  const width = headWords + gapWords + 1
  const byeIndex = new Map(byeOrder?.map(({ teamId }, index) => [teamId, index]))
  const level = new Map(gaps.map((gap, index) => [gap, index]))

  const weightOf = (upper: number, lower: number, weight: Float64Array): boolean => {
    const [one, other] = [vertices[upper], vertices[lower]]
    if (one === undefined) return false
    if (other === undefined) {
      weight[1] = byeIndex.get(one.teamId) ?? 0
      return true
    }
    const gap = one.points - other.points
    const index = level.get(gap)
    if (gap > 0 && index === undefined) return false
    const met = gap === 0 && one.isReduced ? 0 : (one.opponents.get(other.teamId) ?? 0)
    if (met > 0) {
      if (byeOrder === null) return false
      weight[0] = rematch + met
    }
    if (index === undefined) return true
    weight[headWords + gapWords - 1 - Math.floor(index / digitsInWord)] = digitBase ** (index % digitsInWord)
    weight[width - 1] =
      (Number(one.hasFloated) + Number(other.hasFloated)) * repeatedFloat +
      one.fromBottom * placeFromBottom +
      other.fromTop
    return true
  }

  const partners = minWeightMatching(vertices.length + (vertices.length % 2), width, weightOf)
  if (partners === null) return null
  const couples = vertices.flatMap((team, index): Couple[] => {
    const partner = vertices[partners[index] ?? index]
    const isFloat = partner !== undefined && partner.points !== team.points
    const isRematch = partner !== undefined && byeOrder !== null && hasMet(team, partner)
    return partner !== undefined && (isFloat || isRematch) && index < (partners[index] ?? 0)
      ? [[team, partner]]
      : []
  })
  return { couples, bye: vertices[partners[vertices.length] ?? vertices.length] ?? null }
}

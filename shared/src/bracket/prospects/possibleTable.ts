import { defaultMiniLeague } from '../../format/stageKinds/tieRules.ts'
import type { TableCriterion } from '../../format/tableCriterion.ts'
import type { TeamRecord } from '../tables/teamRecords.ts'
import { splitTied } from '../tables/stageTable.ts'
import { add, addRounds, type Bounds, type Counted, emptyBounds, increase } from './bounds.ts'
import type { OpenGroup } from './openGroup.ts'
import { drawn, type OpenMatch, upperWins } from './question.ts'

/** Teams that share places, by index. Withdrawn teams, which take none, have the last indexes. */
interface PossibleTier {
  readonly members: readonly number[]
  /** Whether the members can take their places in any order. */
  readonly isUndecided: boolean
}

/** How far the criteria have been followed for tied teams. */
interface Progress {
  /** The indexes of the next criterion, and within it of that of a mini-league. */
  readonly criterion: number
  readonly miniLeague: number
  /** The number of teams above; null if all tiers are followed, whether a line of advancement crosses them or not. */
  readonly above: number | null
  /** The criteria by which the teams are assumed to be equal. */
  readonly equal: readonly TableCriterion[]
}

const start: Progress = { criterion: 0, miniLeague: 0, above: null, equal: [] }

/** The number of teams that can be equal where bounds touch, up to which their order is followed. */
const maxTouching = 4

/**
 * A group in which results are assumed one after the other. The winner of each match is assumed, but not its games: they
 * are between none (a walkover) and those of the clearest score. Its rounds, and those of a match that is over without
 * them, can be any.
 */
export class PossibleTable {
  readonly #group: OpenGroup
  /** The records of all teams, withdrawn ones included. */
  readonly #records: readonly TeamRecord[]
  readonly #size: number
  readonly #totals: Readonly<Record<Counted, Bounds>>
  /** By the index of the team times the number of teams, plus the index of the opponent. */
  readonly #pairs: Readonly<Record<Counted, Bounds>>
  readonly #record: Float64Array
  readonly #forfeits: Bounds
  /** The number of meetings of each pair once all matches are over. */
  readonly #meetings: Float64Array

  constructor(group: OpenGroup) {
    const records = [...group.records, ...group.withdrawn]
    const size = records.length
    this.#group = group
    this.#records = records
    this.#size = size
    this.#totals = emptyBounds(size)
    this.#pairs = emptyBounds(size * size)
    this.#record = new Float64Array(size)
    this.#forfeits = { low: new Float64Array(size), high: new Float64Array(size) }
    this.#meetings = new Float64Array(size * size)
    const indexOf = new Map(records.map(({ teamId }, index) => [teamId, index]))
    for (const [team, record] of records.entries()) {
      add(this.#totals.points, team, record.points)
      add(this.#totals.wins, team, record.wins)
      add(this.#totals['game-difference'], team, record.gamesWon - record.gamesLost)
      add(this.#totals['games-won'], team, record.gamesWon)
      addRounds(this.#totals, team, record.rounds)
      add(this.#forfeits, team, record.forfeits)
      this.#record[team] = record.wins - record.losses
      for (const { opponentId, result, games, rounds } of record.meetings) {
        const opponent = indexOf.get(opponentId ?? '')
        if (opponent === undefined) continue
        const pair = team * size + opponent
        increase(this.#meetings, pair, 1)
        add(this.#pairs.points, pair, group.rules.points[result])
        add(this.#pairs.wins, pair, result === 'win' ? 1 : 0)
        add(this.#pairs['game-difference'], pair, games[0] - games[1])
        add(this.#pairs['games-won'], pair, games[0])
        addRounds(this.#pairs, pair, rounds)
      }
    }
    for (const { upper, lower } of group.remaining) {
      for (const [team, opponent] of [
        [upper, lower],
        [lower, upper],
      ] as const) {
        increase(this.#meetings, team * size + opponent, 1)
        addRounds(this.#totals, team, null)
        addRounds(this.#pairs, team * size + opponent, null)
      }
    }
  }

  /** Assumes a result, or takes it back if `sign` is -1. */
  assume(match: OpenMatch, result: number, sign: 1 | -1): void {
    if (result === drawn) {
      this.#count(match.upper, match.lower, match, 'draw', sign)
      this.#count(match.lower, match.upper, match, 'draw', sign)
      return
    }
    const [winner, loser] = result === upperWins ? [match.upper, match.lower] : [match.lower, match.upper]
    this.#count(winner, loser, match, 'win', sign)
    this.#count(loser, winner, match, 'loss', sign)
  }

  #count(
    team: number,
    opponent: number,
    { gamesToWin }: OpenMatch,
    result: 'win' | 'draw' | 'loss',
    sign: 1 | -1,
  ): void {
    const pair = team * this.#size + opponent
    const points = sign * this.#group.rules.points[result]
    const maxGames = sign * (result === 'win' ? gamesToWin : gamesToWin - 1)
    for (const [bounds, index] of [
      [this.#totals, team],
      [this.#pairs, pair],
    ] as const) {
      add(bounds.points, index, points)
      if (result === 'win') {
        add(bounds.wins, index, sign)
        increase(bounds['game-difference'].high, index, sign * gamesToWin)
      } else if (result === 'loss') {
        increase(bounds['game-difference'].low, index, -sign * gamesToWin)
      }
      increase(bounds['games-won'].high, index, maxGames)
    }
    if (result === 'loss') increase(this.#forfeits.high, team, sign)
    if (result !== 'draw') increase(this.#record, team, result === 'win' ? sign : -sign)
  }

  /**
   * The teams that may end below the advancing places, and those that may end within them, as sets of bits, once every
   * match has an assumed result.
   */
  fates(): { readonly mayMiss: number; readonly mayReach: number } {
    const { certain, possible } = this.#group.advancing
    const members = Array.from({ length: this.#size }, (_, index) => index)
    let [mayMiss, mayReach, above] = [0, 0, 0]
    for (const tier of this.#resolve(members, { ...start, above: 0 })) {
      const ranked = this.#ranked(tier.members)
      const worst = above + ranked.length
      for (const [index, team] of ranked.entries()) {
        const [best, last] = tier.isUndecided ? [above + 1, worst] : [above + index + 1, above + index + 1]
        if (last > certain) mayMiss |= 1 << team
        if (best <= possible) mayReach |= 1 << team
      }
      above = worst
    }
    return { mayMiss, mayReach }
  }

  /** Follows `tiersOf`. Tiers that no line of advancement crosses stay as they are. */
  #resolve(members: readonly number[], from: Progress): readonly PossibleTier[] {
    const { criteria, afterTie } = this.#group.rules
    const { above, equal } = from
    if (above !== null && !this.#isCrossed(above, this.#ranked(members).length))
      return [{ members, isUndecided: true }]
    for (let index = from.criterion; index < criteria.length; index++) {
      const criterion = criteria[index]
      if (criterion === undefined || equal.includes(criterion)) continue
      const here = { ...from, criterion: index, miniLeague: index === from.criterion ? from.miniLeague : 0 }
      const tiers = this.#split(members, criterion, here)
      if (tiers.length === 1 && tiers[0]?.isUndecided === false) continue
      const next = { ...start, equal, criterion: afterTie === 'restart' ? 0 : index + 1 }
      let before = above
      return tiers.flatMap(tier => {
        const own = before
        if (before !== null) before += this.#ranked(tier.members).length
        return tier.isUndecided || tier.members.length === 1
          ? tier
          : this.#resolve(tier.members, { ...next, above: own })
      })
    }
    return this.#ordered(members)
  }

  #ranked(members: readonly number[]): readonly number[] {
    return members.filter(team => team < this.#group.teamIds.length)
  }

  #isCrossed(above: number, count: number): boolean {
    const { certain, possible } = this.#group.advancing
    return [certain, possible].some(line => above < line && line < above + count)
  }

  /** Teams that no criterion separates, in the order that was decided for exactly them if there is one. */
  #ordered(members: readonly number[]): readonly PossibleTier[] {
    const tied = members.flatMap(team => this.#records[team] ?? [])
    return splitTied(tied, this.#group.rules).map(tier => ({
      members: tier.members.map(record => this.#records.indexOf(record)),
      isUndecided: tier.members.length > 1,
    }))
  }

  #split(members: readonly number[], criterion: TableCriterion, here: Progress): readonly PossibleTier[] {
    const { afterTie } = this.#group.rules
    const byBounds = (better: 1 | -1, bounds: Bounds) => {
      const equal = [...here.equal, criterion]
      return this.#cut(splitByBounds(members, better, bounds), better, bounds, tied => {
        const isWhole = tied.length === members.length || afterTie === 'continue'
        return this.#resolve(tied, { ...start, equal, criterion: isWhole ? here.criterion + 1 : 0 })
      })
    }
    switch (criterion) {
      case 'head-to-head':
        return this.#splitByMiniLeague(members, here)
      case 'points':
      case 'wins':
      case 'game-difference':
      case 'games-won':
      case 'round-difference':
      case 'rounds-won':
        return byBounds(1, this.#totals[criterion])
      case 'record':
        return splitByBounds(members, 1, { low: this.#record, high: this.#record })
      case 'fewer-forfeits':
        return byBounds(-1, this.#forfeits)
      case 'seed':
        return members
          .toSorted((one, other) => (this.#records[one]?.seed ?? 0) - (this.#records[other]?.seed ?? 0))
          .map(team => ({ members: [team], isUndecided: false }))
      default:
        // The criteria of opponents are not followed.
        return [{ members, isUndecided: true }]
    }
  }

  /**
   * Cuts undecided tiers where the bounds of those above and below only touch, if `follow` orders all of them who can be
   * equal there so: whichever of them are tied, the ones above come first.
   */
  #cut(
    tiers: readonly PossibleTier[],
    better: 1 | -1,
    { low, high }: Bounds,
    follow: (tied: readonly number[]) => readonly PossibleTier[],
  ): readonly PossibleTier[] {
    const [worst, best] = better === 1 ? [low, high] : [high, low]
    const of = (values: Float64Array, team: number) => better * (values[team] ?? 0)
    return tiers.flatMap(tier => {
      if (!tier.isUndecided) return [tier]
      const sorted = tier.members.toSorted(
        (one, other) => of(best, other) - of(best, one) || of(worst, other) - of(worst, one),
      )
      const parts: number[][] = []
      let reach = Number.POSITIVE_INFINITY
      for (const [index, team] of sorted.entries()) {
        const value = of(best, team)
        const upper = sorted.slice(0, index).filter(each => of(worst, each) === value)
        const lower = sorted.slice(index).filter(each => of(best, each) === value)
        const isCut = reach === value && isAlwaysAbove(upper, lower, follow)
        if (isCut || index === 0) parts.push([team])
        else parts.at(-1)?.push(team)
        reach = Math.min(reach, of(worst, team))
      }
      return parts.map(members => ({ members, isUndecided: members.length > 1 }))
    })
  }

  /** Follows `splitByMiniLeague`. */
  #splitByMiniLeague(members: readonly number[], here: Progress): readonly PossibleTier[] {
    const { miniLeague = defaultMiniLeague, afterTie } = this.#group.rules
    const together: readonly PossibleTier[] = [{ members, isUndecided: false }]
    if (!this.#haveMetEqually(members)) return together
    let tiers = together
    for (const [index, criterion] of miniLeague.entries()) {
      if (index < here.miniLeague) continue
      const sums = this.#sumsAmong(members, criterion)
      tiers = tiers.flatMap(tier =>
        tier.isUndecided || tier.members.length === 1 ? tier : splitByBounds(tier.members, 1, sums),
      )
      const isSplit = tiers.length > 1 || tiers[0]?.isUndecided === true
      if (afterTie === 'restart' && isSplit)
        return this.#cut(tiers, 1, sums, tied =>
          tied.length === members.length
            ? this.#resolve(members, { ...here, above: null, miniLeague: index + 1 })
            : this.#resolve(tied, { ...start, equal: here.equal }),
        )
    }
    if (tiers.length === 1) return tiers
    return tiers.flatMap(tier =>
      tier.isUndecided || tier.members.length === 1
        ? tier
        : this.#splitByMiniLeague(tier.members, { ...here, miniLeague: 0 }),
    )
  }

  #haveMetEqually(members: readonly number[]): boolean {
    const [first = 0, second = 0] = members
    const expected = this.#meetings[first * this.#size + second] ?? 0
    return (
      expected > 0 &&
      members.every(one =>
        members.every(other => one === other || this.#meetings[one * this.#size + other] === expected),
      )
    )
  }

  #sumsAmong(members: readonly number[], criterion: Counted): Bounds {
    const pairs = this.#pairs[criterion]
    const sums = { low: new Float64Array(this.#size), high: new Float64Array(this.#size) }
    for (const one of members) {
      for (const other of members) {
        const pair = one * this.#size + other
        increase(sums.low, one, pairs.low[pair] ?? 0)
        increase(sums.high, one, pairs.high[pair] ?? 0)
      }
    }
    return sums
  }
}

/** Whether each of the upper teams comes before each of the lower ones, whichever of both are tied. */
function isAlwaysAbove(
  upper: readonly number[],
  lower: readonly number[],
  follow: (tied: readonly number[]) => readonly PossibleTier[],
): boolean {
  if (upper.length + lower.length > maxTouching) return false
  return setsOf(upper).every(above =>
    setsOf(lower).every(below => {
      const tiers = follow([...above, ...below])
      return tiers.every(({ members, isUndecided }, index) => {
        const later = [
          ...(isUndecided ? members : []),
          ...tiers.slice(index + 1).flatMap(tier => tier.members),
        ]
        const isInOrder =
          isUndecided || members.every((team, place) => isBefore(team, members.slice(place + 1)))
        return isInOrder && members.every(team => isBefore(team, later))
      })
      function isBefore(team: number, others: readonly number[]): boolean {
        return above.includes(team) || !others.some(other => above.includes(other))
      }
    }),
  )
}

/** All sets of some items but the empty one. */
function setsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** items.length - 1 }, (_, set) =>
    items.filter((__, index) => ((set + 1) & (1 << index)) !== 0),
  )
}

/** Splits teams where the bounds of none above overlap with those of any below; `better` is 1 if more is better. */
function splitByBounds(
  members: readonly number[],
  better: 1 | -1,
  { low, high }: Bounds,
): readonly PossibleTier[] {
  const [worst, best] = better === 1 ? [low, high] : [high, low]
  const of = (values: Float64Array, team: number) => better * (values[team] ?? 0)
  const sorted = members.toSorted((one, other) => of(best, other) - of(best, one) || one - other)
  const tiers: { members: number[]; isUndecided: boolean }[] = []
  let reach = Number.POSITIVE_INFINITY
  for (const team of sorted) {
    const tier = tiers.at(-1)
    if (tier === undefined || of(best, team) < reach) {
      tiers.push({ members: [team], isUndecided: false })
      reach = of(worst, team)
      continue
    }
    tier.isUndecided ||= of(worst, team) !== reach || tier.members.some(each => low[each] !== high[each])
    tier.members.push(team)
    reach = Math.min(reach, of(worst, team))
  }
  return tiers
}

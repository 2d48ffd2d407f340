import type { TableMatch } from '../../tables/teamRecords.ts'
import type { SwissHistory } from './randomSwiss.ts'

type Round = readonly (readonly string[])[]

/**
 * Counts what the criteria of `pairRound` compare, straight from the matches and without records: of a round with pairs
 * of teams and possibly a single one with the bye.
 */
export function roundCosts({ teamIds, points: rules, matches, headStarts, withdrawn }: SwissHistory) {
  const pointsBefore = (teamId: string, round: number) => {
    let points = headStarts.get(teamId) ?? 0
    for (const match of matches) {
      const side = match.slots.findIndex(slot => slot.teamId === teamId)
      if (side < 0 || match.round >= round) continue
      points += match.winner === null ? rules.draw : match.winner === side ? rules.win : rules.loss
    }
    return points
  }
  const playing = teamIds.filter(teamId => !withdrawn.has(teamId))
  const lastRound = Math.max(0, ...matches.map(({ round }) => round))
  const teams = playing
    .map((teamId, seed) => {
      const last = matches.find(match => match.round === lastRound && includes(match, teamId))
      const [one, other] = last?.slots ?? []
      const isPair = typeof one?.teamId === 'string' && typeof other?.teamId === 'string'
      return {
        teamId,
        seed,
        points: pointsBefore(teamId, Number.POSITIVE_INFINITY),
        byes: matches.filter(match => match.status === 'bye' && includes(match, teamId)).length,
        hasFloated:
          isPair &&
          pointsBefore(one?.teamId ?? '', lastRound) !== pointsBefore(other?.teamId ?? '', lastRound),
      }
    })
    .sort((one, other) => other.points - one.points || one.seed - other.seed)
  const rank = new Map(teams.map(({ teamId }, index) => [teamId, index]))
  const met = teams.map(one =>
    teams.map(
      other => matches.filter(match => includes(match, one.teamId) && includes(match, other.teamId)).length,
    ),
  )
  const groupOf = teams.map(team => teams.filter(other => other.points === team.points))
  const byeOrder = teams.toReversed().sort((one, other) => one.byes - other.byes)

  /** The cost of a round of places in the ranking, to be compared lexicographically. */
  const cost = (round: readonly (readonly number[])[]): readonly number[] => {
    let [rematches, earlier, bye, repeated, down, up] = [0, 0, 0, 0, 0, 0]
    const gaps: number[] = []
    for (const [first = 0, second] of round) {
      const one = teams[first]
      const other = second === undefined ? undefined : teams[second]
      if (one === undefined) continue
      if (second === undefined || other === undefined) {
        bye = byeOrder.indexOf(one)
        continue
      }
      const times = met[first]?.[second] ?? 0
      if (times > 0) rematches += 1
      earlier += times
      const gap = one.points - other.points
      gaps.push(gap)
      if (gap === 0) continue
      repeated += Number(one.hasFloated) + Number(other.hasFloated)
      const upper = groupOf[first] ?? []
      down += upper.length - 1 - upper.indexOf(one)
      up += (groupOf[second] ?? []).indexOf(other)
    }
    return [rematches, earlier, bye, ...gaps.sort((a, b) => b - a), repeated, down, up]
  }

  return {
    ranked: teams,
    met,
    costOf: (round: Round) =>
      cost(round.map(pair => pair.map(teamId => rank.get(teamId) ?? -1).sort((a, b) => a - b))),
    /** The smallest cost of all rounds that are possible. */
    smallest(): readonly number[] {
      let best: readonly number[] | null = null
      for (const round of allRounds(teams.map((_, index) => index))) {
        const own = cost(round)
        if (best === null || isLess(own, best)) best = own
      }
      return best ?? []
    },
  }
}

function includes(match: TableMatch, teamId: string): boolean {
  return match.slots.some(slot => slot.teamId === teamId)
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, at) => value !== other[at])
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0)
}

/** All ways in which teams can be paired, with one left over if their number is odd. */
function* allRounds(rest: readonly number[]): Generator<readonly (readonly number[])[]> {
  const [first, ...others] = rest
  if (first === undefined) {
    yield []
    return
  }
  for (const other of others) {
    for (const round of allRounds(others.filter(index => index !== other))) yield [[first, other], ...round]
  }
  if (rest.length % 2 === 1) for (const round of allRounds(others)) yield [[first], ...round]
}

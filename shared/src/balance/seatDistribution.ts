import { higherFirst, type RatedPlayer } from './ratedPlayer.ts'

export interface OpenTeam {
  /** The number of players already in the team, and the sum of their steps. */
  readonly members: number
  readonly sum: number
  /** The number of seats to fill. */
  readonly seats: number
}

/**
 * Distributes players one by one into the free seats of teams that may already have players, alternately from the top
 * and the bottom of the ranks: the highest goes to the team with the highest need, the lowest to the one with the
 * lowest. A team's need is the average step that its free seats must bring for it to reach the overall average rank;
 * ties keep the order of `teams`. There are as many `players` as seats, in any order. Returns the players added to each
 * team, in the order of `teams`, highest rank first.
 */
export function seatDistribution(
  players: readonly RatedPlayer[],
  teams: readonly OpenTeam[],
): RatedPlayer[][] {
  const ranked = players.toSorted(higherFirst)
  const distributing = teams.map(team => ({ ...team, distributed: [] as RatedPlayer[] }))
  const total = sumOf([...teams.map(({ sum }) => sum), ...players.map(({ step }) => step)])
  const average = total / sumOf(teams.map(({ members, seats }) => members + seats))
  const need = ({ members, sum, seats }: OpenTeam) => (average * (members + seats) - sum) / seats

  for (let fromTop = true; ranked.length > 0; fromTop = !fromTop) {
    const player = fromTop ? ranked.shift() : ranked.pop()
    const open = distributing.filter(({ seats }) => seats > 0)
    const needs = open.map(need)
    const team = open[needs.indexOf(fromTop ? Math.max(...needs) : Math.min(...needs))]
    if (player === undefined || team === undefined) break
    team.distributed.push(player)
    Object.assign(team, { members: team.members + 1, sum: team.sum + player.step, seats: team.seats - 1 })
  }
  return distributing.map(({ distributed }) => distributed.toSorted(higherFirst))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

import { higherFirst, type RatedPlayer } from './ratedPlayer.ts'

export interface OpenTeam {
  /** How many play in it already, and their steps added up. */
  readonly members: number
  readonly sum: number
  /** How many it takes in. */
  readonly seats: number
}

/**
 * Deals players to the seats of teams that may hold some players already, one by one and alternately from the higher
 * and from the lower end of their ranks. A player from the higher end goes to the team that needs the highest ones, a
 * player from the lower end to the team that needs the lowest: a team's need is what each of its seats must bring on
 * average for the team to reach the average rank of all. Teams in equal need are served in their order. There are as
 * many `players` as `teams` have seats; their order is of no consequence. The answer is in the order of `teams`, and
 * within a team the highest rank comes first.
 */
export function seatDeal(players: readonly RatedPlayer[], teams: readonly OpenTeam[]): RatedPlayer[][] {
  const ranked = players.toSorted(higherFirst)
  const dealing = teams.map(team => ({ ...team, dealt: [] as RatedPlayer[] }))
  const total = sumOf([...teams.map(({ sum }) => sum), ...players.map(({ step }) => step)])
  const average = total / sumOf(teams.map(({ members, seats }) => members + seats))
  const need = ({ members, sum, seats }: OpenTeam) => (average * (members + seats) - sum) / seats

  for (let fromTop = true; ranked.length > 0; fromTop = !fromTop) {
    const player = fromTop ? ranked.shift() : ranked.pop()
    const open = dealing.filter(({ seats }) => seats > 0)
    const needs = open.map(need)
    const team = open[needs.indexOf(fromTop ? Math.max(...needs) : Math.min(...needs))]
    if (player === undefined || team === undefined) break
    team.dealt.push(player)
    Object.assign(team, { members: team.members + 1, sum: team.sum + player.step, seats: team.seats - 1 })
  }
  return dealing.map(({ dealt }) => dealt.toSorted(higherFirst))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

import { higherFirst, type RatedPlayer } from './ratedPlayer.ts'

/**
 * Distributes players to `teamCount` teams in rounds, alternately from the top and the bottom of the ranks: each team
 * gets one of the highest remaining players in the first round, one of the lowest in the second, and so on. In a round
 * from the top the weakest team so far picks first, in one from the bottom the strongest. If fewer players than teams
 * remain, the weakest teams get them, so sizes differ by at most one. Ties between teams are broken in a fixed order,
 * ties between players by uid, and the result does not depend on the order of `players`.
 */
export function alternatingDistribution(players: readonly RatedPlayer[], teamCount: number): RatedPlayer[][] {
  const ranked = players.toSorted(higherFirst)
  const teams = Array.from({ length: teamCount }, () => ({ sum: 0, players: [] as RatedPlayer[] }))
  for (let round = 0, left = ranked.length; left > 0; round++, left = ranked.length) {
    const fromTop = round % 2 === 0
    const served = teams.toSorted((a, b) => a.sum - b.sum).slice(0, left)
    if (!fromTop) served.reverse()
    for (const team of served) {
      const player = fromTop ? ranked.shift() : ranked.pop()
      if (player === undefined) break
      team.players.push(player)
      team.sum += player.step
    }
  }
  return teams.map(team => team.players)
}

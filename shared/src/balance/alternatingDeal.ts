import { higherFirst, type RatedPlayer } from './ratedPlayer.ts'

/**
 * Deals players to `teamCount` teams, taking alternately from the higher and from the lower end of their ranks:
 * in the first round each team gets one of the highest that are left, in the second one of the lowest, and so on,
 * until nobody is left.
 *
 * Within a round the teams are served by what they hold so far: from the higher end the weakest team comes first,
 * from the lower end the strongest. When fewer players are left than teams, the weakest teams get them, so that
 * sizes differ by one at most. Teams equal so far, and players of equal rank, keep a fixed order (of uid), and the
 * outcome does not depend on the order of `players`.
 */
export function alternatingDeal(players: readonly RatedPlayer[], teamCount: number): RatedPlayer[][] {
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

import { type Refusal, refuse } from '../../errors/outcome.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { feederOf, isOver, type Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { roundOrder } from '../rounds/roundOrder.ts'
import { followedBy } from './followedBy.ts'

/**
 * Why matches cannot be open again: `team-ahead` if a team of them has followed a withdrawn one into a later match, or
 * any one into a later stage, or another team has followed there the one that would come from them; with that follower
 * and the later match, one of those given. Null if nothing is in the way.
 */
export function standsAhead(
  before: Bracket,
  { bracket, changes }: BracketChange,
  later: Iterable<Match> = before.matches.values(),
): Refusal<'team-ahead'> | null {
  const again = changes.flatMap(([was, is]) => (isOver(was) && !isOver(is) ? [is] : []))
  if (again.length === 0) return null
  const order = roundOrder(before)
  const withdrawn = withdrawnTeams(bracket)
  for (const match of later) {
    for (const side of [0, 1] as const) {
      const { teamId, source } = match.slots[side]
      const now = bracket.matches.get(match.id)?.slots[side].teamId
      // Within the stage, it would be taken out of the later match.
      const isInTheWay = again.some(
        each =>
          (now === teamId || (now === null && each.stage === match.stage)) &&
          (each.id === feederOf(source) || (order(each) < order(match) && teamPair(each).includes(teamId))),
      )
      if (teamId === null || !isInTheWay) continue
      const followed = followedBy(before, { matchId: match.id, side })
      // A team that was reinstated after its follower had begun to play has not got its place back.
      if (followed !== null && (source.from === 'place' || withdrawn.has(followed)))
        return refuse('team-ahead', { teamId, matchId: match.id })
    }
  }
  return null
}

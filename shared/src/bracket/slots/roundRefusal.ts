import { type Refusal, refuse } from '../../errors/outcome.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { roundOrder } from '../rounds/roundOrder.ts'

/**
 * Why a team cannot be placed in a match: `same-round` if it is in another match of that round, `round-passed` if it
 * has already finished a later one or one of another group; with that match. So a team passes the rounds in order and is
 * in each only once, however often results are reopened. Null if nothing is in the way.
 */
export function roundRefusal(
  bracket: Bracket,
  match: Match,
  teamId: string,
): Refusal<'same-round' | 'round-passed'> | null {
  const order = roundOrder(bracket)
  const own = [...bracket.matches.values()].filter(
    ({ stage, slots }) => stage === match.stage && slots.some(slot => slot.teamId === teamId),
  )
  const neighbour = own.find(other => order(other) === order(match))
  if (neighbour !== undefined) return refuse('same-round', { matchId: neighbour.id })
  const later = own.find(
    other =>
      (isOver(other) && order(other) > order(match)) ||
      (other.status === 'finished' && other.group !== match.group),
  )
  return later === undefined ? null : refuse('round-passed', { matchId: later.id })
}

import { type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Side } from '../model/match.ts'

/**
 * Ends a match that one or both sides forfeit; the score stays as it is. If one side forfeits, the other wins and the
 * forfeiting team drops to where losers go. If both do, nobody advances, and the opponents they would have met next
 * advance on arrival. Refused with `match-not-ready`, `match-over`, and `match-full` if a team would advance to a slot
 * that was filled by hand.
 */
export function forfeitMatch(
  bracket: Bracket,
  matchId: string,
  sides: readonly Side[],
): Outcome<BracketChange, 'not-found' | 'match-not-ready' | 'match-over' | 'match-full'> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (isOver(match)) return refuse('match-over', { status: match.status })
  if (match.status === 'waiting') return refuse('match-not-ready', { status: match.status })

  const edit = new AdvancingEdit(bracket)
  const forfeits = [sides.includes(0), sides.includes(1)] as const
  const winner = forfeits[0] ? (forfeits[1] ? null : 1) : 0
  if (forfeits.some(Boolean)) edit.advance(edit.change(match, { status: 'finished', winner, forfeits }))
  return edit.result()
}

import { type Outcome, refuse } from '../../errors/outcome.ts'
import { SeatingEdit } from '../edits/seatingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Side } from '../model/match.ts'

/**
 * Ends a match that one side or both give up, with the score that it has. The other side wins, and who gave up
 * goes where a loser goes; where both give up, both leave, nobody goes on, and who would have met one of them is
 * one match further as soon as they come. Refuses `match-not-ready`, `match-over`, and `match-full` where somebody
 * was placed by hand into a seat to which a team would have to go.
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

  const edit = new SeatingEdit(bracket)
  const forfeits = [sides.includes(0), sides.includes(1)] as const
  const winner = forfeits[0] ? (forfeits[1] ? null : 1) : 0
  if (forfeits.some(Boolean)) edit.sendOn(edit.change(match, { status: 'finished', winner, forfeits }))
  return edit.result()
}

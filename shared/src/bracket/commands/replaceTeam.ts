import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { SeatingEdit } from '../edits/seatingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { roundRefusal } from './roundRefusal.ts'

type ReplacingRefusal =
  | 'not-found'
  | 'already-in-bracket'
  | 'nothing-to-play'
  | 'match-busy'
  | 'match-full'
  | 'same-round'
  | 'round-passed'

/**
 * Gives the place of a team, also of a disqualified one, to a team from outside the bracket: its seed and the seat
 * in which it waits for its next match. What it has played keeps its name. Refuses `already-in-bracket`,
 * `nothing-to-play`, and `match-busy` while it plays; `same-round` and `round-passed` where the other team has been
 * in the bracket before and stands in the way of itself; `match-full` where the team has played in a seat to which
 * somebody else would have to go still, or the other one would go on to a seat that is taken. Needs the whole bracket.
 */
export function replaceTeam(
  bracket: Bracket,
  teamId: string,
  byTeamId: string,
): Outcome<BracketChange, ReplacingRefusal> {
  const { shape, matches } = bracket
  if (!shape.teamIds.includes(teamId)) return refuse('not-found', { document: 'team' })
  if (shape.teamIds.includes(byTeamId)) return refuse('already-in-bracket', { teamId: byTeamId })

  const edit = new SeatingEdit(bracket)
  const [seat] = edit.seatsToPlay(teamId)
  if (seat === undefined) return refuse('nothing-to-play')
  const match = edit.match(seat.matchId)
  if (match.status === 'running') return refuse('match-busy', { matchId: match.id })
  const stuck = [...matches.values()].find(other => isAwaitedIn(bracket, other, teamId))
  if (stuck !== undefined) return refuse('match-full', { matchId: stuck.id })

  // A bye is no result: who takes the place has had it too.
  const byes = edit.seatsOf(teamId).filter(({ matchId }) => edit.match(matchId).status === 'bye')
  for (const { matchId } of [...byes, seat]) {
    const refusal = roundRefusal(bracket, edit.match(matchId), byTeamId)
    if (refusal !== null && (refusal.code === 'same-round' || matchId === match.id)) return refusal
  }
  for (const bye of byes) edit.changeSeat(edit.match(bye.matchId), bye.side, { teamId: byTeamId })
  edit.settle(edit.changeSeat(match, seat.side, { teamId: byTeamId, closed: false }))
  const change = edit.result()
  if (!change.ok) return change
  const teamIds = shape.teamIds.map(id => (id === teamId ? byTeamId : id))
  const { bracket: after, changed } = change.value
  return accept({ bracket: { ...after, shape: { ...shape, teamIds } }, changed })
}

/** Whether a team has played in a seat to which a match that is not over will send somebody. */
function isAwaitedIn({ matches }: Bracket, match: Match, teamId: string): boolean {
  return (
    match.status === 'finished' &&
    match.slots.some(({ teamId: id, source }) => {
      if (id !== teamId || (source.from !== 'winner' && source.from !== 'loser')) return false
      const from = matches.get(source.matchId)
      return from !== undefined && !isOver(from)
    })
  )
}

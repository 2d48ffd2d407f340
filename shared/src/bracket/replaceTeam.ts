import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Bracket, BracketChange } from './bracket.ts'
import { BracketEdit } from './bracketEdit.ts'

/**
 * Gives the place of a team, also of a disqualified one, to a team from outside the bracket: its seed and the seat
 * in which it waits for its next match. What it has played keeps its name. Refuses `already-in-bracket`,
 * `nothing-to-play`, and `match-busy` while it plays. Needs the whole bracket.
 */
export function replaceTeam(
  bracket: Bracket,
  teamId: string,
  byTeamId: string,
): Outcome<BracketChange, 'not-found' | 'already-in-bracket' | 'nothing-to-play' | 'match-busy'> {
  const { shape, matches } = bracket
  if (!shape.teamIds.includes(teamId)) return refuse('not-found', { document: 'team' })
  if (shape.teamIds.includes(byTeamId)) return refuse('already-in-bracket', { teamId: byTeamId })

  const edit = new BracketEdit(bracket)
  const [seat] = edit.seatsToPlay(teamId)
  if (seat === undefined) return refuse('nothing-to-play')
  const match = edit.match(seat.matchId)
  if (match.status === 'running') return refuse('match-busy', { matchId: match.id })

  // A bye is no result: who takes the place has had it too.
  for (const bye of matches.values()) {
    if (bye.status !== 'bye') continue
    for (const side of [0, 1] as const) {
      if (bye.slots[side].teamId === teamId) edit.changeSeat(bye, side, { teamId: byTeamId })
    }
  }
  edit.settle(edit.changeSeat(match, seat.side, { teamId: byTeamId, closed: false }))
  const change = edit.result()
  const teamIds = shape.teamIds.map(id => (id === teamId ? byTeamId : id))
  return accept({ ...change, bracket: { ...change.bracket, shape: { ...shape, teamIds } } })
}

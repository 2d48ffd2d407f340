import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { takeBack } from '../edits/takeBack.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { inDrawingOrder } from '../rounds/inDrawingOrder.ts'
import { roundOrder } from '../rounds/roundOrder.ts'
import { type UndoneMatch, undoneMatch } from './undoneMatch.ts'

export interface Reopening extends BracketChange {
  /** The other matches that change, in drawing order, as they were. */
  readonly undone: readonly UndoneMatch[]
}

/**
 * Takes the result of a match back, and with it whatever came of it: both teams leave the matches to which they
 * have come since, also by hand, and what was played there is undone too, on and on. Only with `cascade`: without it
 * a lost result is refused with `next-match-started` and the `matches` in question. Needs the whole bracket.
 *
 * The match runs again with its score; where it was given up before the first game, it is ready again. Who was
 * disqualified in it plays it again. Seats that other matches closed stay closed, and who was placed by hand into
 * a seat stays there, save in a second final that is not due any more. Refuses `match-not-finished`, and
 * `team-replaced` where a team that has been replaced since would play again or stand in the way for good.
 */
export function reopenMatch(
  bracket: Bracket,
  matchId: string,
  { cascade }: { readonly cascade: boolean },
): Outcome<Reopening, 'not-found' | 'match-not-finished' | 'next-match-started' | 'team-replaced'> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (match.status !== 'finished') return refuse('match-not-finished', { status: match.status })

  const change = reopened(bracket, match)
  const stranger = firstStranger(change)
  if (stranger !== undefined) return refuse('team-replaced', { teamId: stranger })
  const undone = [...change.changed].sort(inDrawingOrder).flatMap(after => {
    const before = bracket.matches.get(after.id)
    return before === undefined || after.id === matchId ? [] : [undoneMatch(before, after)]
  })
  const started = undone.filter(each => each.started).map(each => each.matchId)
  if (started.length > 0 && !cascade) return refuse('next-match-started', { matches: started })
  return accept({ ...change, undone })
}

function reopened(bracket: Bracket, match: Match): BracketChange {
  const edit = new BracketEdit(bracket)
  const [upper, lower] = match.slots
  const hasBegun = !match.forfeits.some(Boolean) || match.score.some(wins => wins > 0)
  edit.change(match, {
    slots: [
      { ...upper, closed: false },
      { ...lower, closed: false },
    ],
    status: hasBegun ? 'running' : 'ready',
    winner: null,
    forfeits: [false, false],
  })
  takeBack(edit, roundOrder(bracket), match)
  return edit.result()
}

/**
 * A team that would stand again in a match to be played, or in whose seat the outcome of one would have to go, and that
 * is not in the bracket any more: what it has played cannot be taken back, and nobody could go on.
 */
function firstStranger({ bracket, changed }: BracketChange): string | undefined {
  const entrants = new Set(bracket.shape.teamIds)
  const seats = changed.flatMap(match => [
    ...match.slots,
    ...(isOver(match)
      ? []
      : [match.winnerTo, match.loserTo].map(to => to && bracket.matches.get(to.matchId)?.slots[to.side])),
  ])
  return seats.flatMap(seat => seat?.teamId ?? []).find(id => !entrants.has(id))
}

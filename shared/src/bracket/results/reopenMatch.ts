import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { fingerprint } from '../../random/fingerprint.ts'
import { advancementTo } from '../edits/advancement.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { firstStranger } from '../edits/firstStranger.ts'
import { revert, vacate } from '../edits/revert.ts'
import { hasPlayedGame } from '../model/advantage.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { feederOf, type Match, type Side } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { roundOrder } from '../rounds/roundOrder.ts'
import { standsAhead } from '../stages/standsAhead.ts'
import { undoneMatches } from './undoneMatch.ts'

type ReopeningRefusal =
  | 'not-found'
  | 'match-not-finished'
  | 'next-match-started'
  | 'team-replaced'
  | 'team-withdrawn'
  | 'team-ahead'

/**
 * Reverts the result of a match with all its consequences: both teams leave every later match, including those they
 * were placed in by hand, and results there are reverted too, recursively. That needs `cascade`: without it the command
 * is refused with `next-match-started` and the `matches` whose results would be lost. Needs the whole bracket.
 *
 * The match is running again with its score, or ready again if it was forfeited before the first game. Slots that other
 * matches closed stay closed, and a team that was placed by hand stays in its slot, except in a bye and in a second final
 * that is no longer due. Where a team has withdrawn, who was placed by hand leaves it (see `sidesLeft`). Refused with
 * `match-not-finished`, with `team-withdrawn` if another team of the match could not play it, with `team-replaced`
 * if a team that has since been replaced would play again or block a slot for good, and as `standsAhead` is.
 */
export function reopenMatch(
  bracket: Bracket,
  matchId: string,
  { cascade }: { readonly cascade: boolean },
): Outcome<BracketChange, ReopeningRefusal> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (match.status !== 'finished') return refuse('match-not-finished', { status: match.status })

  const withdrawn = withdrawnTeams(bracket)
  const absent = teamPair(match).find(
    teamId => teamId !== null && bracket.shape.teamIds.includes(teamId) && withdrawn.has(teamId),
  )
  const left = sidesLeft(bracket, match)
  if (absent && left.length === 0) return refuse('team-withdrawn', { teamId: absent })
  const change = left.length === 0 ? reopened(bracket, match) : vacated(bracket, match, left)
  const stranger = firstStranger(change)
  if (stranger !== undefined) return refuse('team-replaced', { teamId: stranger })
  const ahead = standsAhead(bracket, change)
  if (ahead !== null) return ahead
  const started = undoneMatches(change, matchId).filter(each => each.started)
  if (started.length > 0 && !cascade) {
    return refuse('next-match-started', { matches: started.map(each => each.matchId) })
  }
  return accept(change)
}

/**
 * The sides from which teams leave a match that is reopened, if one of its teams has withdrawn: those that had been
 * placed there by hand, although the match before sends, or has still to send, another team. That match could never be
 * finished. If a withdrawn team is among them, the others stay.
 */
export function sidesLeft(bracket: Bracket, { id, slots }: Match): readonly Side[] {
  const withdrawn = withdrawnTeams(bracket)
  const isOut = (side: Side) => slots[side].closed || withdrawn.has(slots[side].teamId ?? '')
  const byHand = ([0, 1] as const).filter(side => {
    const { teamId, source } = slots[side]
    const feeder = bracket.matches.get(feederOf(source) ?? '')
    if (feeder === undefined || teamId === null) return false
    // Who replaces a team takes over its bye, from which the old one came.
    if (feeder.status === 'bye' && !bracket.shape.teamIds.includes(teamId)) return false
    const due = advancementTo(feeder, { matchId: id, side })?.teamId ?? null
    // Who replaces a team after that match takes over the slot as well.
    return due !== teamId && (due === null || bracket.shape.teamIds.includes(due))
  })
  if (!isOut(0) && !isOut(1)) return []
  return byHand.some(isOut) ? byHand.filter(isOut) : byHand
}

/**
 * Returns a text that identifies what a reopening changes. It stays the same as long as the same matches would change
 * in the same way.
 */
export function reopeningBasis({ changes }: BracketChange): string {
  return fingerprint(
    changes
      .map(([{ id, revision }]) => `${id} ${revision}`)
      .sort()
      .join(),
  )
}

function reopened(bracket: Bracket, match: Match): BracketChange {
  const edit = new BracketEdit(bracket)
  const hasBegun = !match.forfeits.some(Boolean) || hasPlayedGame(match)
  edit.change(match, {
    status: hasBegun ? 'running' : 'ready',
    winner: null,
    forfeits: [false, false],
  })
  revert(edit, roundOrder(bracket), match)
  return edit.result()
}

function vacated(bracket: Bracket, { id: matchId }: Match, sides: readonly Side[]): BracketChange {
  const edit = new BracketEdit(bracket)
  for (const side of sides) vacate(edit, roundOrder(bracket), { matchId, side })
  return edit.result()
}

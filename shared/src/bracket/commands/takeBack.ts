import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import { advancements } from '../edits/advancement.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { firstStranger } from '../edits/firstStranger.ts'
import { isClosedEmpty } from '../edits/matchEdits.ts'
import { drawsRounds, hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange, BracketShape, MatchChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { feederOf, isOver, type Match, otherSide, type Side, type Slot } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { isSameScore } from '../model/series.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { roundKey } from '../rounds/roundKey.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { settleStages } from '../stages/settleStages.ts'
import { standsAhead } from '../stages/standsAhead.ts'
import { combined, concernsResults, isSameSlot, type KeptFacts, partOf, shapeFields } from './keptFacts.ts'

/** A change that is to be taken back. */
export interface TakenChange extends KeptFacts {
  /** Whether a match has been written since. */
  readonly isLater: (matchId: string) => boolean
  /** Whether a match was added since. */
  readonly isAdded: (matchId: string) => boolean
  /** Whether the caller may not take it back, or not any more. */
  readonly isDenied?: boolean
}

/**
 * Takes changes back, given in the order in which they were made: everything that they changed is again as it was
 * before them. What they did not touch may have changed since: a match that another team has reached keeps that team.
 * Refused with `match-moved-on` and these `matches` if some have changed since, were added since to a round whose
 * length changed, would be left to a team outside the bracket, or have been reached since by a team that was
 * reinstated, with `changed-meanwhile` if the bracket's teams or stages have, `team-replaced` if a team would come back
 * that was replaced, as `standsAhead` is, `team-withdrawn` if one would play that has withdrawn, `next-match-started` if `matches` of a
 * later Swiss round have started, and `take-back-over` if the caller may not. Nothing is taken back in part.
 */
export function takeBack(
  bracket: Bracket,
  kept: readonly TakenChange[],
): Outcome<
  BracketChange,
  | 'not-found'
  | 'match-moved-on'
  | 'changed-meanwhile'
  | 'next-match-started'
  | 'team-replaced'
  | 'team-withdrawn'
  | 'team-ahead'
  | 'match-full'
  | 'take-back-over'
> {
  if (kept.some(change => change.isDenied)) return refuse('take-back-over')
  const whole = combined(kept)
  if (whole === null) return refuse('changed-meanwhile')
  const edit = new BracketEdit(bracket)
  const moved: string[] = []
  for (const each of whole.matches) {
    const match = bracket.matches.get(each.id)
    if (match === undefined) return refuse('not-found', { document: 'match' })
    const before = match.revision === each.revision ? { games: [], ...each.before } : slotsBefore(match, each)
    if (before === null) moved.push(match.id)
    else edit.change(match, before)
  }
  const { bracket: after, changes } = edit.result()
  const own = new Map(whole.matches.map(each => [each.id, each.revision]))
  const later = [...after.matches.values()].filter(({ id }) => {
    const revision = own.get(id)
    return revision === undefined
      ? kept.some(({ isLater }) => isLater(id))
      : revision !== bracket.matches.get(id)?.revision
  })
  moved.push(...changes.flatMap(change => inTheWay(after, later, change)))
  // A match that was added since has the length that its round got.
  const rounds = new Set(changes.flatMap(([was, is]) => (was.bestOf === is.bestOf ? [] : [roundKey(is)])))
  const added = later.filter(
    match => kept.some(({ isAdded }) => isAdded(match.id)) && rounds.has(roundKey(match)),
  )
  moved.push(...added.map(({ id }) => id))
  if (moved.length > 0) return refuse('match-moved-on', { matches: moved })
  const shape = shapeBefore(bracket, whole.shape)
  if (shape === null) return refuse('changed-meanwhile')
  const started = startedAfter(bracket.shape, later, changes)
  if (started.length > 0) return refuse('next-match-started', { matches: started })
  const change = { bracket: { ...after, shape }, changes }
  const stranger = firstStranger(change)
  if (stranger !== undefined) return refuse('team-replaced', { teamId: stranger })
  const withdrawn = withdrawnTeams(change.bracket)
  const absent = firstAbsent(change, withdrawn)
  if (absent !== undefined) return refuse('team-withdrawn', { teamId: absent })
  const known = withdrawnTeams(bracket)
  const reached = later.filter(match => isOpenFor(match, id => withdrawn.has(id) && !known.has(id)))
  const left = later.filter(match => closes(match, id => known.has(id) && !withdrawn.has(id)))
  const gone = bracket.shape.teamIds.filter(id => !shape.teamIds.includes(id))
  const held = later.filter(match => teamPair(match).some(id => gone.includes(id ?? '')))
  reached.push(...left, ...held)
  if (reached.length > 0) return refuse('match-moved-on', { matches: reached.map(({ id }) => id) })
  if (changes.some(([, is]) => closes(is, id => !withdrawn.has(id)))) return refuse('changed-meanwhile')
  const settled = kept.some(concernsResults)
    ? settleStages(change.bracket, change, { cascade: false })
    : accept(change)
  return (settled.ok ? standsAhead(bracket, settled.value, later) : null) ?? settled
}

/** The first team that would play again although it has withdrawn. */
function firstAbsent({ changes }: BracketChange, withdrawn: ReadonlySet<string>): string | undefined {
  const slots = changes.flatMap(change => (isOver(change[1]) ? [] : playingAgain(change)))
  return slots
    .flatMap(({ teamId, closed }) => (closed || teamId === null ? [] : [teamId]))
    .find(id => withdrawn.has(id))
}

/** Whether such a team plays, or has played, a match. */
function isOpenFor({ slots }: Match, isSuch: (teamId: string) => boolean): boolean {
  return slots.some(({ teamId, closed }) => teamId !== null && !closed && isSuch(teamId))
}

/** Whether a match is closed for such a team. */
function closes({ slots }: Match, isSuch: (teamId: string) => boolean): boolean {
  return slots.some(({ teamId, closed }) => closed && teamId !== null && isSuch(teamId))
}

/** The slots of a match whose teams play it because of a change. */
function playingAgain([was, is]: MatchChange): readonly Slot[] {
  return isOver(was) && !isOver(is) ? is.slots : touchedSlots([was, is])
}

function touchedSlots([was, is]: MatchChange): readonly Slot[] {
  return is.slots.filter((slot, side) => !isSameSlot(slot, was.slots[side] ?? slot))
}

/**
 * The slots of a match that has changed since, without the teams that the change brought there; null if more than slots
 * is concerned.
 */
function slotsBefore(match: Match, { before, after }: KeptFacts['matches'][number]) {
  const isUnplayed = [before, after, match].every(
    ({ status, slots }) => (status === 'waiting' || status === 'ready') && !slots.some(slot => slot.closed),
  )
  const isLeft = (side: Side) => isSameSlot(match.slots[side], after.slots[side])
  const isTouched = (side: Side) => !isSameSlot(before.slots[side], after.slots[side])
  const { winnerTo = match.winnerTo, loserTo = match.loserTo } = before
  const hasOtherFacts =
    before.bestOf !== after.bestOf ||
    !isSameScore(before.score, after.score) ||
    !before.slots.every(({ source }, side) => isSameValue(source, after.slots[side]?.source)) ||
    !(['winnerTo', 'loserTo'] as const).every(to => isSameValue(after[to] ?? match[to], match[to]))
  if (!isUnplayed || hasOtherFacts || ([0, 1] as const).some(side => isTouched(side) && !isLeft(side)))
    return null
  const slot = (side: Side) => (isTouched(side) ? before : match).slots[side]
  const slots: Match['slots'] = [slot(0), slot(1)]
  // Whether an empty slot is closed depends on its opposite.
  const isEmpty = slots.every(({ teamId }) => teamId === null)
  if (isEmpty && !slots.every((each, side) => isSameSlot(each, before.slots[side]))) return null
  const status = slots.every(({ teamId }) => teamId !== null) ? 'ready' : 'waiting'
  return { slots, status, winnerTo, loserTo } as const
}

/**
 * The later changes that a match contradicts: one that decided who comes to its slots, one that emptied a slot while it
 * was decided otherwise whether somebody would come there from this match, or one of a team that would play this match
 * and has not come to it from there.
 */
function inTheWay(bracket: Bracket, later: readonly Match[], change: MatchChange): readonly string[] {
  const [was, is] = change
  if (hasTable(stageOf(bracket.shape, is))) return []
  const [touched, playing] = [touchedSlots(change), playingAgain(change)]
  const sent = (match: Match) => (isOver(match) ? advancements(match).map(({ teamId }) => teamId) : null)
  const fed = isSameValue(sent(was), sent(is)) ? [] : advancements(is).map(({ to }) => to)
  return later.flatMap(match => {
    // A team passes a match at once only if nobody else can come there.
    const decided = is.status === 'bye' && !isOver(match) ? is.slots : touched
    const isFeeder = decided.some(({ source }) => feederOf(source) === match.id)
    const isMisclosed = fed.some(to => to.matchId === match.id && hasWrongEnd(bracket, match, to.side))
    const isRival = playing.some(
      ({ teamId, source }) =>
        teamId !== null &&
        match.stage === is.stage &&
        match.slots.some(slot => slot.teamId === teamId && slot.source !== source) &&
        !ledTo(bracket, match, { teamId, matchId: is.id }),
    )
    return isFeeder || isMisclosed || isRival ? [match.id] : []
  })
}

/** Whether a team has come to a match by the results of another one and of those between them. */
function ledTo(
  bracket: Bracket,
  from: Match,
  { teamId, matchId }: { readonly teamId: string; readonly matchId: string },
): boolean {
  if (!isOver(from)) return false
  const to = from.winner !== null && from.slots[from.winner].teamId === teamId ? from.winnerTo : from.loserTo
  const next = to && bracket.matches.get(to.matchId)
  if (!next || next.slots[to.side].teamId !== teamId) return false
  return next.id === matchId || ledTo(bracket, next, { teamId, matchId })
}

/**
 * Whether a match is over, or an empty slot closed, although somebody may come to it, or open although nobody will, or a
 * team that was placed there waits alone for who would come.
 */
function hasWrongEnd({ matches }: Bracket, match: Match, side: Side): boolean {
  const { teamId, closed, source } = match.slots[side]
  if (isOver(match)) return true
  if (teamId !== null) {
    const [feeder, opposite] = [matches.get(feederOf(source) ?? ''), match.slots[otherSide(side)]]
    return feeder !== undefined && isOver(feeder) && opposite.teamId === null && opposite.closed
  }
  return closed !== isClosedEmpty(match, side, id => matches.get(id))
}

/** The shape before a change; null if the parts that it changed are not as it left them. */
function shapeBefore(bracket: Bracket, { before, after }: KeptFacts['shape']): BracketShape | null {
  const { shape } = bracket
  const takersAfter = after.takers
  const fields = shapeFields(after).filter(field => field !== 'takers')
  if (!fields.every(field => isSameValue(partOf(bracket, field), after[field]))) return null
  if (takersAfter === undefined) return fields.length === 0 ? shape : { ...shape, ...before }
  // A place that somebody else has taken since follows from the results.
  const takers = new Map(Object.entries(shape.takers ?? {}))
  for (const key of new Set([...Object.keys(before.takers ?? {}), ...Object.keys(takersAfter)])) {
    const taker = before.takers?.[key]
    if (taker === takersAfter[key] || takers.get(key) !== takersAfter[key]) continue
    if (taker === undefined) takers.delete(key)
    else takers.set(key, taker)
  }
  return { ...shape, ...before, takers: Object.fromEntries(takers) }
}

/** The matches that have started in rounds that were drawn by the results of matches that are open again. */
function startedAfter(
  shape: BracketShape,
  later: readonly Match[],
  changes: BracketChange['changes'],
): readonly string[] {
  const open = changes.flatMap(([was, is]) => (isOver(was) && !isOver(is) ? [is] : []))
  const drawn = new Set(shape.stages.filter(drawsRounds).map(({ key }) => key))
  return later.flatMap(match =>
    drawn.has(match.stage) &&
    isStarted(match) &&
    open.some(({ stage, round }) => stage === match.stage && round < match.round)
      ? [match.id]
      : [],
  )
}

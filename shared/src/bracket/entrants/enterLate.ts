import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { drawsRounds } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Slot } from '../model/match.ts'
import {
  type EliminationStage,
  type EntrantSource,
  entrantsOf,
  type LateEntry,
  type SwissStage,
} from '../model/stage.ts'
import { withoutWithdrawal } from '../model/withdrawals.ts'
import type { RelayingRefusal } from '../reshaping/relaid.ts'
import { hasRoomForOneMore } from '../stages/hasRoomForOneMore.ts'
import { isLeftOut } from '../stages/isLeftOut.ts'
import { lateEntries, lateEntryOf, lateEntryStages } from '../stages/lateEntries.ts'
import { isPublished, swissRounds } from '../stages/publication.ts'
import { giveBackBye, hasByes, takeBye } from './takeBye.ts'

const undrawn: Slot = { teamId: null, source: { from: 'pairing' }, closed: false }
const spare: Slot = { teamId: null, source: { from: 'bye' }, closed: true }

export interface Latecomer {
  readonly teamId: string
  /** Only a Swiss stage takes it then; none if left out. */
  readonly pointsPerMissedRound?: LateEntry['pointsPerMissedRound'] | undefined
  /** The published rounds of the Swiss stage that the caller has seen; left out, any number. */
  readonly missedRounds?: number | undefined
  /**
   * The match that is the bye which it takes; only an elimination takes it then. Left out, it takes the first one that it
   * can.
   */
  readonly byeId?: string | undefined
}

type LateRefusal =
  | 'not-found'
  | 'already-in-bracket'
  | 'nothing-to-play'
  | 'stage-full'
  | 'changed-meanwhile'
  | 'same-round'
  | 'round-passed'
  | RelayingRefusal

/**
 * Adds a team from outside the bracket, with the lowest seed, to the stage that takes it now (see `stageForLate`). In a
 * Swiss stage it plays from the first round that is not published, and has points for each one that is; in an
 * elimination it takes a bye (see `takeBye`). Refused with `not-found` without such a stage, `already-in-bracket`,
 * `nothing-to-play` if all rounds are published and no elimination with a bye follows, `stage-full` if a round has no
 * match left for the team, `changed-meanwhile` if it is another kind of stage than the caller means or a round was
 * published meanwhile, and as `takeBye` is.
 * Needs the whole bracket.
 */
export function enterLate(bracket: Bracket, latecomer: Latecomer): Outcome<BracketChange, LateRefusal> {
  const { shape } = bracket
  const { teamId } = latecomer
  if (shape.teamIds.includes(teamId)) return refuse('already-in-bracket', { teamId })
  const stage = stageForLate(bracket)
  if (stage === undefined) return refuse('not-found')
  return drawsRounds(stage)
    ? enterSwiss(bracket, stage, latecomer)
    : enterElimination(bracket, stage, latecomer)
}

/**
 * The stage that a late team enters now: the first of `lateEntryStages` or, once all rounds of a Swiss stage are
 * published, the elimination with byes that follows; undefined if there is none.
 */
export function stageForLate(bracket: Bracket): SwissStage | EliminationStage | undefined {
  const [first, next] = lateEntryStages(bracket.shape)
  if (next === undefined || drawsRounds(next) || first === undefined || !drawsRounds(first)) return first
  return swissRounds(bracket, first).every(isPublished) && hasByes(bracket, next) ? next : first
}

/** Whether a team has entered late as it should. */
export function hasEnteredLate({ shape, matches }: Bracket, latecomer: Latecomer): boolean {
  const { teamId, pointsPerMissedRound, missedRounds, byeId } = latecomer
  const late = lateEntryOf(shape, teamId)
  if (late === undefined) return false
  if (late.place === undefined)
    return (
      byeId === undefined &&
      late.missedRounds === (missedRounds ?? late.missedRounds) &&
      late.pointsPerMissedRound === (pointsPerMissedRound ?? 0)
    )
  const isThere = byeId === undefined || matches.get(byeId)?.slots.some(slot => slot.teamId === teamId)
  return pointsPerMissedRound === undefined && missedRounds === undefined && isThere === true
}

function enterElimination(
  bracket: Bracket,
  stage: EliminationStage,
  latecomer: Latecomer,
): ReturnType<typeof takeBye> {
  const outcome = takeBye(bracket, stage, latecomer)
  const isFull = !outcome.ok && outcome.code === 'stage-full'
  const isForSwiss = latecomer.pointsPerMissedRound !== undefined || latecomer.missedRounds !== undefined
  return !isForSwiss || isFull ? outcome : refuse('changed-meanwhile')
}

function enterSwiss(
  bracket: Bracket,
  stage: SwissStage,
  { teamId, pointsPerMissedRound = 0, missedRounds: seen, byeId }: Latecomer,
): Outcome<BracketChange, 'nothing-to-play' | 'stage-full' | 'changed-meanwhile'> {
  const { shape } = bracket
  const rounds = swissRounds(bracket, stage)
  const missedRounds = rounds.filter(isPublished).length
  const openRounds = rounds.slice(missedRounds)
  if (openRounds.length === 0) return refuse('nothing-to-play')
  if (byeId !== undefined || (seen ?? missedRounds) !== missedRounds) return refuse('changed-meanwhile')

  const seed = shape.teamIds.length + 1
  const teams = entrantsOf(stage).length + 1
  if (!hasRoomForOneMore(bracket, stage)) return refuse('stage-full')
  const edit = new BracketEdit(withoutWithdrawal(bracket, teamId))
  // A withdrawn team can come back.
  for (const match of openRounds.flatMap(matches => matches.slice(0, Math.ceil(teams / 2)))) {
    if (isOver(match)) edit.change(match, { slots: [undrawn, undrawn], status: 'waiting' })
  }
  const late = { missedRounds, pointsPerMissedRound }
  const entrants = [...entrantsOf(stage), { from: 'seed' as const, seed, late }]
  return accept(withEntrants(edit.result(), stage, [...shape.teamIds, teamId], entrants))
}

/**
 * Takes back the latest late entry, whose team has not been paired yet, or has not played for the bye that it took.
 * Nothing changes if the team is not in the bracket. Refused with `changed-meanwhile` if it has been paired, also if it
 * was taken out of its match since, which nobody else could fill, or another team has entered after it; in an
 * elimination as `relaid` is. Needs the whole bracket.
 */
export function cancelLateEntry(
  bracket: Bracket,
  { teamId }: { readonly teamId: string },
): Outcome<BracketChange, 'not-found' | 'changed-meanwhile' | RelayingRefusal> {
  const { shape } = bracket
  const stages = lateEntryStages(shape)
  if (stages.length === 0) return refuse('not-found')
  if (!shape.teamIds.includes(teamId)) return accept({ bracket, changes: [] })
  const stage = stages.find(each => lateEntries(bracket, each).has(teamId))
  const late = lateEntryOf(shape, teamId)
  if (!stage || !late || shape.teamIds.at(-1) !== teamId) return refuse('changed-meanwhile')
  return drawsRounds(stage) ? leaveSwiss(bracket, stage, late) : giveBackBye(bracket, stage)
}

function leaveSwiss(
  bracket: Bracket,
  stage: SwissStage,
  late: LateEntry,
): Outcome<BracketChange, 'changed-meanwhile'> {
  const { shape } = bracket
  const teamId = shape.teamIds.at(-1) ?? ''
  const isAwaited = swissRounds(bracket, stage)
    .flat()
    .some(match => match.slots.some(isEmpty) && isLeftOut(bracket, stage, match, teamId))
  const edit = new BracketEdit(withoutWithdrawal(bracket, teamId))
  if (edit.slotsOf(teamId).length > 0 || isAwaited) return refuse('changed-meanwhile')
  const teamIds = shape.teamIds.slice(0, -1)
  const entrants = entrantsOf(stage).slice(0, -1)
  const needed = Math.ceil(entrants.length / 2)
  for (const matches of swissRounds(bracket, stage).slice(late.missedRounds)) {
    for (const match of matches.slice(Math.max(needed, matches.length - (stage.spareMatches ?? 0)))) {
      edit.change(match, { slots: [spare, spare], status: 'bye' })
    }
  }
  return accept(withEntrants(edit.result(), stage, teamIds, entrants))
}

function isEmpty({ teamId, closed }: Slot): boolean {
  return teamId === null && !closed
}

function withEntrants(
  { bracket, changes }: BracketChange,
  stage: SwissStage,
  teamIds: readonly string[],
  entrants: readonly EntrantSource[],
): BracketChange {
  const { shape } = bracket
  const stages = shape.stages.map(each => (each === stage ? { ...stage, groups: [{ entrants }] } : each))
  return { bracket: { ...bracket, shape: { ...shape, teamIds, stages } }, changes }
}

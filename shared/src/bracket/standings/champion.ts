import type { Bracket } from '../model/bracket.ts'
import type { PlaceSource } from '../model/match.ts'
import { isTableStage, type Stage } from '../model/stage.ts'
import { lastStage } from '../rounds/stageOf.ts'
import { stagePlaces } from '../stages/stagePlaces.ts'
import { areFinalsDecided, isPlayedOut, winnerOfFinals } from './finals.ts'

/**
 * The team that has won the bracket; null while it is undecided, and if both sides forfeited the deciding match. Only
 * the finals need to be given, unless a table decides.
 */
export function champion(bracket: Bracket): string | null {
  const stage = lastStage(bracket.shape)
  return isTableStage(stage) ? (stagePlaces(bracket)(firstPlace(stage)) ?? null) : winnerOfFinals(bracket)
}

/** Whether no open match can change who wins the bracket. Only the finals need to be given, unless a table decides. */
export function isDecided(bracket: Bracket): boolean {
  const stage = lastStage(bracket.shape)
  return isTableStage(stage)
    ? stagePlaces(bracket)(firstPlace(stage)) !== undefined
    : areFinalsDecided(bracket)
}

/**
 * Whether the bracket is decided and the match for third place, if any, is over. Only those matches need to be given,
 * unless a table decides.
 */
export function isFinished(bracket: Bracket): boolean {
  return isTableStage(lastStage(bracket.shape)) ? isDecided(bracket) : isPlayedOut(bracket)
}

function firstPlace({ key }: Stage): PlaceSource {
  return { from: 'place', stage: key, group: 0, place: 1 }
}

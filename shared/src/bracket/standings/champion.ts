import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type PlaceSource } from '../model/match.ts'
import type { Stage } from '../model/stage.ts'
import { lastStage } from '../rounds/stageOf.ts'
import { stageMatches } from '../stages/stageMatches.ts'
import { stagePlaces } from '../stages/stagePlaces.ts'
import { areFinalsDecided, isPlayedOut, winnerOfFinals } from './finals.ts'

/**
 * The team that has won the bracket; null while it is undecided, and if both sides forfeited the deciding match. Only
 * the finals need to be given, unless a table decides.
 */
export function champion(bracket: Bracket): string | null {
  const stage = lastStage(bracket.shape)
  return hasTable(stage) ? (stagePlaces(bracket)(firstPlace(stage)) ?? null) : winnerOfFinals(bracket)
}

/** Whether no open match can change who wins the bracket. Only the finals need to be given, unless a table decides. */
export function isDecided(bracket: Bracket): boolean {
  const stage = lastStage(bracket.shape)
  return hasTable(stage) ? stagePlaces(bracket)(firstPlace(stage)) !== undefined : areFinalsDecided(bracket)
}

/**
 * Whether the bracket is decided, and the match for third place or a tie-break match that was started, if any, is over.
 * Only those matches need to be given, unless a table decides.
 */
export function isFinished(bracket: Bracket): boolean {
  const stage = lastStage(bracket.shape)
  if (!hasTable(stage)) return isPlayedOut(bracket)
  return isDecided(bracket) && stageMatches(stage, bracket.matches).every(isOver)
}

function firstPlace({ key }: Stage): PlaceSource {
  return { from: 'place', stage: key, group: 0, place: 1 }
}

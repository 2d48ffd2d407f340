import type { Champion } from '../../competition/champions.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import { lastStage } from '../rounds/stageOf.ts'
import { stageMatches } from '../stages/stageMatches.ts'
import { type PlaceTaker, stagePlaces } from '../stages/stagePlaces.ts'
import { areFinalsDecided, isPlayedOut, winnerOfFinals } from './finals.ts'

/**
 * The winner of each title of a bracket: one of an elimination, one of each group of a last stage with tables. Null if
 * nobody has won it, for instance because both sides forfeited the final; undefined while it is undecided. Only the
 * finals need to be given, unless a table decides.
 */
export function titleWinners(bracket: Bracket): readonly PlaceTaker[] {
  const stage = lastStage(bracket.shape)
  if (!hasTable(stage)) return [areFinalsDecided(bracket) ? winnerOfFinals(bracket) : undefined]
  const takerOf = stagePlaces(bracket)
  return stage.groups.map((_, group) => takerOf({ from: 'place', stage: stage.key, group, place: 1 }))
}

/** The teams that have won titles of a bracket, with their groups if there are several titles. */
export function champions(bracket: Bracket): readonly Omit<Champion, 'name'>[] {
  const winners = titleWinners(bracket)
  return winners.flatMap((teamId, group) =>
    teamId ? [{ teamId, ...(winners.length > 1 && { group }) }] : [],
  )
}

/** Whether no open match can change who wins the bracket. Only the finals need to be given, unless a table decides. */
export function isDecided(bracket: Bracket): boolean {
  return titleWinners(bracket).every(winner => winner !== undefined)
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

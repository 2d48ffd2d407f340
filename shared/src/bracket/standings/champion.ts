import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match, type PlaceSource } from '../model/match.ts'
import { isTableStage, type Stage } from '../model/stage.ts'
import { firstFinalId } from '../rounds/secondFinal.ts'
import { lastStage } from '../rounds/stageOf.ts'
import { terminalMatchIds } from '../rounds/terminalMatchIds.ts'
import { stagePlaces } from '../stages/stagePlaces.ts'

/**
 * The team that has won the bracket; null while it is undecided, and if both sides forfeited the deciding match. Only
 * the finals need to be given, unless a table decides.
 */
export function champion(bracket: Bracket): string | null {
  const stage = lastStage(bracket.shape)
  if (isTableStage(stage)) return stagePlaces(bracket)(firstPlace(stage)) ?? null
  const last = lastMatch(bracket)
  if (last !== undefined && last.winner !== null) return winningTeam(last)
  const first = bracket.matches.get(firstFinalId(bracket.shape))
  return first?.winner === 0 ? winningTeam(first) : null
}

/** Whether no open match can change who wins the bracket. Only the finals need to be given. */
export function isDecided(bracket: Bracket): boolean {
  const stage = lastStage(bracket.shape)
  if (isTableStage(stage)) return stagePlaces(bracket)(firstPlace(stage)) !== undefined
  const last = lastMatch(bracket)
  return last !== undefined && isOver(last)
}

/** Whether the bracket is decided and the match for third place, if any, is over. Only those matches need to be given. */
export function isFinished(bracket: Bracket): boolean {
  const { shape, matches } = bracket
  if (isTableStage(lastStage(shape))) return isDecided(bracket)
  return terminalMatchIds(shape).every(id => {
    const match = matches.get(id)
    return match !== undefined && isOver(match)
  })
}

function firstPlace({ key, groups }: Stage): PlaceSource {
  return { from: 'place', stage: key, group: groups.length > 1 ? null : 0, place: 1 }
}

function lastMatch({ shape, matches }: Bracket): Match | undefined {
  const [id = ''] = terminalMatchIds(shape)
  return matches.get(id)
}

function winningTeam({ winner, slots }: Match): string | null {
  return winner === null ? null : slots[winner].teamId
}

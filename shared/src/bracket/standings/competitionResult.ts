import type { Competition } from '../../competition/competition.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { lastStage } from '../rounds/stageOf.ts'
import { terminalMatchIds } from '../rounds/terminalMatchIds.ts'
import { champion, isDecided, isFinished } from './champion.ts'

interface CompetitionResult {
  readonly status: Competition['status']
  /** Null while the bracket is undecided, and if both sides forfeited the deciding match. */
  readonly championId: string | null
}

/**
 * Derives the status and the champion of a competition from its bracket; null if it has them already. A champion is
 * known once the bracket is decided; the competition is finished once the match for third place is over too. A part of
 * the bracket (`isWhole` false) can show that the bracket is decided, never that it is not.
 */
export function competitionResult(
  competition: Pick<Competition, 'status' | 'champion'>,
  bracket: Bracket,
  { isWhole }: { readonly isWhole: boolean },
): CompetitionResult | null {
  // Only a whole bracket has the matches of a table.
  const isOver = (isWhole || !hasTable(lastStage(bracket.shape))) && isDecided(bracket)
  const isKnown = isOver && terminalMatchIds(bracket.shape).every(id => bracket.matches.has(id))
  if (!isKnown && !isWhole) return null
  const championId = isOver ? champion(bracket) : null
  const status = isFinished(bracket) ? 'finished' : 'running'
  const isSame = competition.status === status && (competition.champion?.teamId ?? null) === championId
  return isSame ? null : { status, championId }
}

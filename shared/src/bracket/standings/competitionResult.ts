import { type Champion, championKey, championsOf } from '../../competition/champions.ts'
import type { Competition } from '../../competition/competition.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { lastStage } from '../rounds/stageOf.ts'
import { terminalMatchIds } from '../rounds/terminalMatchIds.ts'
import { champions, isDecided, isFinished } from './champions.ts'

interface CompetitionResult {
  readonly status: Competition['status']
  /** None while the bracket is undecided, and for a title that nobody has won. */
  readonly champions: readonly Omit<Champion, 'name'>[]
}

/**
 * Derives the status and the champions of a competition from its bracket; null if it has them already. Each is known
 * once its title is decided; the competition is finished once the match for third place is over too. A part of
 * the bracket (`isWhole` false) can show that the bracket is decided, never that it is not.
 */
export function competitionResult(
  competition: Pick<Competition, 'status' | 'champion' | 'champions'>,
  bracket: Bracket,
  { isWhole }: { readonly isWhole: boolean },
): CompetitionResult | null {
  // Only a whole bracket has the matches of a table.
  const isOver = !hasTable(lastStage(bracket.shape)) && isDecided(bracket)
  const isKnown = isOver && terminalMatchIds(bracket.shape).every(id => bracket.matches.has(id))
  if (!isKnown && !isWhole) return null
  const crowned = champions(bracket)
  const status = isFinished(bracket) ? 'finished' : 'running'
  const known = championsOf(competition).map(championKey)
  const isSame = competition.status === status && known.join() === crowned.map(championKey).join()
  return isSame ? null : { status, champions: crowned }
}

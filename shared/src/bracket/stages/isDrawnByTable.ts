import { hasTable } from '../kinds/kindOf.ts'
import type { BracketShape } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { stageOf } from '../rounds/stageOf.ts'

/** Whether the teams of a match follow from a table, so that nobody is taken out of it or placed by hand. */
export function isDrawnByTable(shape: BracketShape, match: Pick<Match, 'stage' | 'section'>): boolean {
  return hasTable(stageOf(shape, match)) && match.section !== 'tie-break'
}

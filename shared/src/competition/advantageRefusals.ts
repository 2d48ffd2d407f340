import { type Refusal, refuse } from '../errors/outcome.ts'
import { isFinalAhead } from '../format/competitionFormat.ts'
import type { NewCompetitionSettings } from './settings/settingTable.ts'

/** Refuses an advantage of 1:0 in a final that it would end. */
export function advantageRefusals({
  format,
  bestOf,
  options,
}: Partial<Pick<NewCompetitionSettings, 'format' | 'bestOf' | 'options'>>): Refusal<'advantage-unfit'>[] {
  return format !== undefined && isFinalAhead(format, options?.grandFinal) && bestOf?.final === 1
    ? [refuse('advantage-unfit', { field: 'options.grandFinal' })]
    : []
}

import { grandFinals } from '../competitionFormat.ts'
import type { EliminationOption } from './stageOption.ts'

export const double = {
  grandFinal: { control: 'switch', values: grandFinals, default: 'single' },
} as const satisfies Record<string, EliminationOption>

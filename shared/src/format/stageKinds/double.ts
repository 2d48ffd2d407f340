import { grandFinals } from '../competitionFormat.ts'
import type { EliminationOption } from './stageOption.ts'

export const double = {
  grandFinal: { control: 'switch', values: grandFinals, default: 'single', changeableUntil: 'match-begun' },
} as const satisfies Record<string, EliminationOption>

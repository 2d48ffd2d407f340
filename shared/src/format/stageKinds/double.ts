import { grandFinals } from '../competitionFormat.ts'
import type { EliminationOption } from './stageOption.ts'

export const double = {
  grandFinal: {
    control: 'choice',
    choices: grandFinals,
    default: 'single',
    changeableUntil: 'match-begun',
  },
} as const satisfies Record<string, EliminationOption>

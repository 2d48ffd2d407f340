import type { EliminationOption } from './stageOption.ts'

export const single = {
  /** Takes effect with four or more teams. */
  thirdPlace: { control: 'switch', default: false, changeableUntil: 'match-begun' },
} as const satisfies Record<string, EliminationOption>

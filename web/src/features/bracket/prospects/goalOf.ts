import type { BracketShape } from '@upper-bracket/shared/bracket/model/bracket'

/** What the advancing places of a stage lead to; `first` in the last stage. */
export type Goal = 'playoff' | 'stage' | 'first'

export function goalOf({ stages }: BracketShape, stageKey: string): Goal {
  const next = stages[stages.findIndex(({ key }) => key === stageKey) + 1]
  if (next === undefined) return 'first'
  return next.kind === 'single' || next.kind === 'double' ? 'playoff' : 'stage'
}

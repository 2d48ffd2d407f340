import type { Stage } from '@upper-bracket/shared/bracket/model/match'
import type { TFunction } from 'i18next'

const titles = {
  main: 'stageMain',
  upper: 'stageUpper',
  lower: 'stageLower',
  final: 'stageFinal',
  'third-place': 'stageThirdPlace',
} as const satisfies Record<Stage, string>

/** Returns the name of a part of the bracket: upper, lower, final… */
export function stageTitle(t: TFunction<'bracket'>, stage: Stage): string {
  return t(titles[stage])
}

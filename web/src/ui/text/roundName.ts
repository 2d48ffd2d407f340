import type { StageName } from '@upper-bracket/shared/bracket/rounds/stageName'
import type { TFunction } from 'i18next'

const names = {
  'first-round': 'firstRound',
  'second-round': 'secondRound',
  'quarter-final': 'quarterFinal',
  'semi-final': 'semiFinal',
  final: 'final',
  'second-final': 'secondFinal',
  'third-place': 'thirdPlace',
  round: 'round',
  'upper-round': 'upperRound',
  'lower-round': 'lowerRound',
} as const satisfies Record<StageName['key'], string>

/** Returns the name of a round in the terms of the specification. */
export function roundName(t: TFunction<'bracket'>, name: StageName): string {
  return t(names[name.key], { round: 'round' in name ? name.round : 0 })
}

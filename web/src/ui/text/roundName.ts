import type { RoundName } from '@upper-bracket/shared/bracket/rounds/roundNameOf'
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
} as const satisfies Record<RoundName['key'], string>

/** Returns the name of a round in the terms of the specification. */
export function roundName(t: TFunction<'bracket'>, name: RoundName): string {
  return t(names[name.key], { round: 'round' in name ? name.round : 0 })
}

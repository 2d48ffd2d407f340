import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
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
  'group-round': 'groupRound',
  'swiss-round': 'swissRound',
} as const satisfies Record<RoundName['key'], string>

/** Returns the name of a round in the terms of the specification. */
export function roundName(t: TFunction<'bracket'>, name: RoundName): string {
  if (!('round' in name)) return t(names[name.key], { round: 0 })
  const { key, round, group } = name
  const text = t(names[key], { round })
  return group === null ? text : t('roundInGroup', { group: groupLetter(group), round: text })
}

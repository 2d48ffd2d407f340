import type { RoundName } from '../bracket/kinds/roundName.ts'
import { groupLetter } from '../bracket/rounds/groupLetter.ts'
import type { TFunction } from 'i18next'

const names = {
  'first-round': 'firstRound',
  'second-round': 'secondRound',
  'quarter-final': 'quarterFinal',
  'semi-final': 'semiFinal',
  final: 'final',
  'second-final': 'secondFinal',
  'third-place': 'thirdPlace',
  'opening-match': 'openingMatch',
  'winners-match': 'winnersMatch',
  'elimination-match': 'eliminationMatch',
  'decider-match': 'deciderMatch',
  round: 'round',
  'upper-round': 'upperRound',
  'lower-round': 'lowerRound',
  'group-round': 'groupRound',
  'swiss-round': 'swissRound',
  'tie-break': 'tieBreak',
} as const satisfies Record<RoundName['key'], string>

/** Returns the name of a round in the terms of the specification. */
export function roundName(t: TFunction<'bracket'>, name: RoundName): string {
  const text = t(names[name.key], { round: 'round' in name ? name.round : 0 })
  if (!('group' in name) || name.group === null) return text
  return t('roundInGroup', { group: groupLetter(name.group), round: text })
}

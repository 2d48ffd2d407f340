import type { Section } from '../bracket/model/match.ts'
import type { TFunction } from 'i18next'

const titles = {
  main: 'sectionMain',
  upper: 'sectionUpper',
  lower: 'sectionLower',
  final: 'sectionFinal',
  'third-place': 'sectionThirdPlace',
  'tie-break': 'tieBreak',
} as const satisfies Record<Section, string>

/** Returns the name of a part of the bracket: upper, lower, final… */
export function sectionTitle(t: TFunction<'bracket'>, section: Section): string {
  return t(titles[section])
}

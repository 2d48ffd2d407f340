import type { reshaping as ru } from '#locales/ru/reshaping.ts'
import type { Translation } from '#locales/translation.ts'

export const reshaping: Translation<typeof ru> = {
  lengthTitle: 'Series length',
  lengthOf: 'Which matches',
  length: 'Length',
  changeLength: 'Change the length',
  thisMatch: 'Only this match: {{match}}',
  wholeStage: 'All matches: {{stage}}',
  willChange_one: '{{count}} match changes',
  willChange_other: '{{count}} matches change',
  willStay_one: '{{count}} match has begun and stays as it is',
  willStay_other: '{{count}} matches have begun and stay as they are',
  endMoves: 'Scheduled end: {{time}} (was {{before}})',
  lengthChanged_one: 'Bo{{length}}: {{count}} match',
  lengthChanged_other: 'Bo{{length}}: {{count}} matches',
}

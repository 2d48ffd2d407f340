import type { TeamRecord } from '../bracket/tables/teamRecords.ts'
import type { TFunction } from 'i18next'

/** Returns how many rounds a late entry missed, and its points for them. */
export function missedRoundsText(
  t: TFunction<'stages'>,
  { missedRounds, headStart }: Pick<TeamRecord, 'missedRounds' | 'headStart'>,
): string {
  return t('missedRoundsPoints', {
    rounds: t('missedRounds', { count: missedRounds }),
    points: t('headStart', { count: headStart }),
  })
}

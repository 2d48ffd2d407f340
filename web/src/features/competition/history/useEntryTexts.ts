import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { writtenTime } from '#ui/time/writtenTime.ts'
import { auditTexts, type EntryTexts } from './auditTexts.ts'
import type { LogDocument } from './logEndpoints.ts'
import { useBracketSentence } from './useBracketSentence.ts'
import { useSettingTexts } from './useSettingTexts.ts'

/** Returns a function that describes an entry of the history, without its author. */
export function useEntryTexts(competition: CompetitionDocument): (entry: LogDocument) => EntryTexts {
  const { t } = useTranslation(['history', 'people', 'common'])
  const bracketSentence = useBracketSentence(competition.id)
  const { language } = useLanguage()
  const rankName = useRankName()
  const settingChanges = useSettingTexts()
  return entry => {
    if ('bracketId' in entry) return { sentence: bracketSentence(entry), changes: [] }
    if (entry.action === 'updateCompetition') {
      return { sentence: t('updateCompetition'), changes: settingChanges(entry) }
    }
    return auditTexts(entry, {
      t,
      scale: rankScaleOf(competition),
      rankName,
      writtenTime: at => writtenTime(at, { language, length: 'short', now: Date.now() }),
    })
  }
}

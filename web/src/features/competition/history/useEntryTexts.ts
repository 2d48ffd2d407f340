import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import type { EntryTexts } from './entryTexts.ts'
import type { LogDocument } from './logEndpoints.ts'
import { useAuditTexts } from './useAuditTexts.ts'
import { useBracketSentence } from './useBracketSentence.ts'
import { useSettingTexts } from './useSettingTexts.ts'

/** Returns a function that describes an entry of the history, without its author. */
export function useEntryTexts(competition: CompetitionDocument): (entry: LogDocument) => EntryTexts {
  const { t } = useTranslation('history')
  const bracketSentence = useBracketSentence(competition.id)
  const auditTexts = useAuditTexts(rankScaleOf(competition))
  const settingChanges = useSettingTexts()
  return entry => {
    if ('bracketId' in entry) return { sentence: bracketSentence(entry), changes: [] }
    if (entry.action === 'updateCompetition') {
      return { sentence: t('updateCompetition'), changes: entry.settings.map(settingChanges) }
    }
    return auditTexts(entry)
  }
}

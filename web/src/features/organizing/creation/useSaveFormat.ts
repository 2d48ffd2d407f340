import type { FormatChoice } from '@upper-bracket/shared/format/stagePlan'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useUpdateCompetitionMutation } from '#documents/competitionSettings.ts'
import { useSend } from '#ui/useSend.ts'

/** Saves another format of a competition that has no bracket yet. Resolves to whether it was saved. */
export function useSaveFormat({ id, revision }: Pick<CompetitionDocument, 'id' | 'revision'>) {
  const { t } = useTranslation('format')
  const [update, { isLoading: busy }] = useUpdateCompetitionMutation()
  const send = useSend()
  const save = ({ format, stages }: FormatChoice): Promise<boolean> =>
    send(update({ competitionId: id, revision, changes: { format, stages: [...stages] } }), t('formatSaved'))
  return { save, busy }
}

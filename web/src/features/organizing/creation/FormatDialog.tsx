import type { FormatChoice } from '@upper-bracket/shared/format/stagePlan'
import { stageProblem } from '@upper-bracket/shared/format/stageProblem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FormatField } from '#ui/format/FormatField.tsx'
import { useSaveFormat } from './useSaveFormat.ts'

interface FormatDialogProps {
  readonly competition: CompetitionDocument
  readonly teams: number
  readonly onClose: () => void
}

/** Changes the format right before the bracket is created, for the number of teams that take part. */
export default function FormatDialog({ competition, teams, onClose }: FormatDialogProps) {
  const { t } = useTranslation('format')
  const { save, busy } = useSaveFormat(competition)
  const [choice, setChoice] = useState<FormatChoice>({
    format: competition.format,
    stages: competition.stages,
  })
  const unfit = stageProblem({ teams, ...choice })
  const confirm = async () => {
    if (await save(choice)) onClose()
  }
  return (
    <ConfirmDialog
      open
      wide={{}}
      title={t('formatTitle')}
      confirmLabel={t('saveFormat')}
      busy={busy}
      disabled={unfit !== null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <FormatField
        value={choice}
        onChange={setChoice}
        teams={teams}
        game={competition.game}
        options={{ ...competition.options, bestOf: competition.bestOf }}
        disabled={busy}
      />
    </ConfirmDialog>
  )
}

import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { undoneMatch } from '@upper-bracket/shared/bracket/results/undoneMatch'
import { isStarted } from '@upper-bracket/shared/bracket/model/isStarted'
import { inDrawingOrder } from '@upper-bracket/shared/bracket/rounds/inDrawingOrder'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useNow } from '#ui/time/useNow.ts'
import { useSend } from '#ui/useSend.ts'
import { useDeleteBracketMutation } from '../commands/bracketEndpoints.ts'
import { UndoneList } from '../undo/UndoneList.tsx'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'

interface DeleteBracketDialogProps {
  readonly competition: CompetitionDocument
  readonly onClose: () => void
}

/** Lists the results that would be lost with the bracket, live, and asks for confirmation. */
export default function DeleteBracketDialog({ competition, onClose }: DeleteBracketDialogProps) {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const lost = useMatches().filter(isStarted).toSorted(inDrawingOrder)
  const [deleteBracket, { isLoading: busy }] = useDeleteBracketMutation()
  const send = useSend()
  const id = useId()

  const submit = async () => {
    await send(deleteBracket({ competitionId, bracketId, confirmed: lost.length > 0 }), t('bracketDeleted'))
  }
  return (
    <ConfirmDialog
      open
      dangerous
      wide={{ describedBy: id }}
      title={t('deleteBracketTitle')}
      confirmLabel={t('deleteBracket')}
      busy={busy}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <Typography>
        {t('deleteBracketText')} <Registration deadline={competition.registrationDeadline} />
      </Typography>
      <Alert id={id} severity={lost.length > 0 ? 'warning' : 'info'} variant="outlined">
        {lost.length > 0 ? t('deletesResults', { count: lost.length }) : t('deletesNoResult')}
      </Alert>
      {lost.length > 0 && <UndoneList undone={lost.map(match => undoneMatch(match, null))} />}
    </ConfirmDialog>
  )
}

/** Whether registration would be open again. */
function Registration({ deadline }: { deadline: number }) {
  const { t } = useTranslation('bracket')
  if (useNow(deadline) > deadline) return t('registrationStaysClosed')
  return (
    <>
      {t('registrationReopens')} <LocalTime at={deadline} />.
    </>
  )
}

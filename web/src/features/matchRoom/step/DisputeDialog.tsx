import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { chatLimits } from '@upper-bracket/shared/chat/chatLimits'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useSend } from '#ui/useSend.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useSendMatchMessageMutation } from '../state/matchRoomEndpoints.ts'
import type { ChosenScreenshot } from '../report/reportDraft.ts'
import { ScreenshotsField } from '../report/ScreenshotsField.tsx'
import type { useReporting } from '../report/useReporting.ts'

interface DisputeDialogProps {
  readonly match: Match
  readonly reportId: string
  readonly reporting: ReturnType<typeof useReporting>
  readonly onClose: () => void
}

/** Disputes a report without another score. The reason becomes a message in the chat of the match. */
export function DisputeDialog({ match, reportId, reporting, onClose }: DisputeDialogProps) {
  const { t } = useTranslation('matchRoom')
  const { competitionId, bracketId } = useBracketScope()
  const [reason, setReason] = useState('')
  const [screenshots, setScreenshots] = useState<readonly ChosenScreenshot[]>([])
  const [sendMessage, messaging] = useSendMatchMessageMutation()
  const send = useSend()
  const matchRoomId = matchRoomIdOf(match)
  const submit = async () => {
    if (!(await reporting.dispute(reportId, screenshots))) return
    const text = reason.trim()
    if (text !== '' && matchRoomId !== null)
      await send(sendMessage({ competitionId, bracketId, matchRoomId, messageId: newDocumentId(), text }))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('disputeTitle')}
      confirmLabel={t('disputeConfirm')}
      wide={{}}
      busy={reporting.busy || messaging.isLoading}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <FormField
        label={t('disputeReason')}
        hint={t('disputeReasonHint')}
        value={reason}
        onChange={setReason}
        multiline
        minRows={2}
        maxRows={6}
        inputProps={{ maxLength: chatLimits.messageMax }}
      />
      <ScreenshotsField match={match} screenshots={screenshots} onChange={setScreenshots} />
    </ConfirmDialog>
  )
}

import Button from '@mui/material/Button'
import { isCancellable } from '@upper-bracket/shared/commentators/moveRequest'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newUnguessableId } from '#platform/addresses/newUnguessableId.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ConfirmedButton } from '#ui/ConfirmedButton.tsx'
import { useSend } from '#ui/useSend.ts'
import {
  type RequestDocument,
  useCancelCommentatorRequestMutation,
  useConfirmOfferMutation,
  useRenewCommentatorLinkMutation,
} from '../commentatorEndpoints.ts'
import type { CommentatorLink } from './LinkDialog.tsx'

interface OrganizerActionsProps {
  readonly competitionId: string
  readonly request: RequestDocument
  readonly onRenewed: (link: CommentatorLink) => void
}

export function OrganizerActions({ competitionId, request, onRenewed }: OrganizerActionsProps) {
  return (
    <>
      {request.status === 'awaiting' && (
        <Renew competitionId={competitionId} request={request} onRenewed={onRenewed} />
      )}
      {request.status === 'offered' && <AcceptOffer competitionId={competitionId} request={request} />}
      {isCancellable(request) && <Cancel competitionId={competitionId} request={request} />}
    </>
  )
}

function AcceptOffer({ competitionId, request }: Omit<OrganizerActionsProps, 'onRenewed'>) {
  const { t } = useTranslation('commentators')
  const [confirm, { isLoading }] = useConfirmOfferMutation()
  const send = useSend()
  const submit = async () => {
    await send(confirm({ competitionId, requestId: request.id }), t('offerAccepted'))
  }
  return (
    <Button size="small" variant="contained" loading={isLoading} onClick={() => void submit()}>
      {t('acceptOffer')}
    </Button>
  )
}

function Renew({ competitionId, request, onRenewed }: OrganizerActionsProps) {
  const { t } = useTranslation('commentators')
  const [secret, setSecret] = useState<string | null>(null)
  const [renew, { isLoading }] = useRenewCommentatorLinkMutation()
  const send = useSend()
  const submit = async () => {
    if (secret === null) return
    if (!(await send(renew({ competitionId, requestId: request.id, secret })))) return
    setSecret(null)
    onRenewed({ requestId: request.id, secret, contact: request.contact })
  }
  return (
    <>
      <Button size="small" color="inherit" variant="outlined" onClick={() => setSecret(newUnguessableId())}>
        {t('renew')}
      </Button>
      <ConfirmDialog
        open={secret !== null}
        title={t('renewTitle')}
        confirmLabel={t('renewConfirm')}
        busy={isLoading}
        onConfirm={() => void submit()}
        onCancel={() => setSecret(null)}
      >
        {t('renewText')}
      </ConfirmDialog>
    </>
  )
}

function Cancel({ competitionId, request }: Omit<OrganizerActionsProps, 'onRenewed'>) {
  const { t } = useTranslation('commentators')
  const [cancel, { isLoading }] = useCancelCommentatorRequestMutation()
  const send = useSend()
  const { status } = request
  if (status !== 'awaiting' && status !== 'offered' && status !== 'confirmed') return null
  const isOffer = status === 'offered'
  const submit = () =>
    send(cancel({ competitionId, requestId: request.id }), t(isOffer ? 'turnedDown' : 'cancelled'))
  return (
    <ConfirmedButton
      size="small"
      label={t(isOffer ? 'turnDown' : 'cancel')}
      title={t(isOffer ? 'turnDownTitle' : 'cancelTitle')}
      cancelLabel={t('keep')}
      busy={isLoading}
      onConfirm={submit}
    >
      {t(`cancelText_${status}`)}
    </ConfirmedButton>
  )
}

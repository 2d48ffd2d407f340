import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Applicant } from '@upper-bracket/shared/entry/applicant'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { ConfirmedButton } from '#ui/ConfirmedButton.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useSend } from '#ui/useSend.ts'
import { useConfirmPlaceMutation, useWithdrawApplicationMutation } from '../competitionEndpoints.ts'
import { Reason } from './Reason.tsx'

interface ApplicationProps {
  readonly competition: CompetitionDocument
  /** The viewer's own application. */
  readonly applicant: Applicant
}

/** What has become of the viewer's application so far, and what the viewer can do about it. */
export default function Application({ competition, applicant }: ApplicationProps) {
  const { t } = useTranslation('entry')
  const [withdraw, withdrawing] = useWithdrawApplicationMutation()
  const [confirm, confirming] = useConfirmPlaceMutation()
  const send = useSend()
  const { id: competitionId, entryQueue } = competition
  if (applicant.state === 'declined') {
    const { cause, reason } = applicant
    const known = cause === 'organizer' || cause === 'unconfirmed' ? cause : 'unmet'
    return <Reason>{reason === null ? t(`declined_${known}`) : t('declinedBecause', { reason })}</Reason>
  }
  const { state } = applicant
  // The queue of the competition can be older than the application.
  const place = state === 'waiting' ? entryQueue.waiting.indexOf(applicant.ticket) + 1 : 0
  return (
    <>
      <Box role="status" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {state === 'requested' && t('isRequested')}
        {state === 'waiting' &&
          (place === 0 ? t('isWaiting') : t('isWaitingAt', { place, count: entryQueue.waiting.length }))}
        {state === 'invited' && (
          <>
            {t('isInvited')} <LocalTime at={applicant.confirmUntil} length="short" />
          </>
        )}
      </Box>
      {state === 'invited' && (
        <Button
          variant="contained"
          size="large"
          data-next-step="confirm-place"
          loading={confirming.isLoading}
          onClick={() => void send(confirm({ competitionId }), t('became_entered'))}
        >
          {t('confirmPlace')}
        </Button>
      )}
      <ConfirmedButton
        size="small"
        label={t(`withdraw_${state}`)}
        title={t('withdrawTitle')}
        busy={withdrawing.isLoading}
        onConfirm={() => send(withdraw({ competitionId }), t('withdrawn'))}
      >
        {t(`withdrawText_${state}`)}
      </ConfirmedButton>
    </>
  )
}

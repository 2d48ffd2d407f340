import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { BroadcastLanguage } from '@upper-bracket/shared/live/liveLinks'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { ConfirmedButton } from '#ui/ConfirmedButton.tsx'
import { useSend } from '#ui/useSend.ts'
import { BroadcastLink } from '../BroadcastLink.tsx'
import { type RequestDocument, useRespondToCommentatorRequestMutation } from '../commentatorEndpoints.ts'
import { LanguagesField } from '../LanguagesField.tsx'
import { requestWord } from '../requestWord.ts'

interface OwnRequestProps {
  readonly competition: CompetitionDocument
  readonly request: RequestDocument
  /** Additional actions on the request. */
  readonly children?: ReactNode
}

interface AnswerProps {
  readonly competitionId: string
  readonly request: RequestDocument
}

/** A request in the commentator's view, with both answers. */
export function OwnRequest({ competition, request, children }: OwnRequestProps) {
  const { t } = useTranslation('commentators')
  const { status, origin, comment } = request
  const { id: competitionId } = competition
  const { roles } = useMyParticipation(competition)
  const produces = status === 'confirmed' && roles.has('producer')
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, bgcolor: 'background.paper', borderRadius: 1 }}>
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {t(`state_${requestWord(request)}`)}
      </Typography>
      <Box component="dl" sx={facts}>
        <dt>{t('yourBroadcast')}</dt>
        <dd>
          <BroadcastLink url={request.broadcastLink} />
        </dd>
        {comment !== '' && (
          <>
            <dt>{t(origin === 'request' ? 'organizerSays' : 'youSay')}</dt>
            <Box component="dd" sx={{ whiteSpace: 'pre-line' }}>
              {comment}
            </Box>
          </>
        )}
      </Box>
      {produces && <Typography>{t('producing')}</Typography>}
      {status === 'awaiting' && <Accept competitionId={competitionId} request={request} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {produces && (
          <Button component={Link} to={hrefs.desk(competitionId)} variant="outlined">
            {t('openDesk')}
          </Button>
        )}
        {children}
        {request.endedAt === null && <Decline competitionId={competitionId} request={request} />}
      </Box>
    </Box>
  )
}

function Accept({ competitionId, request }: AnswerProps) {
  const { t } = useTranslation('commentators')
  const { language } = useLanguage()
  const [languages, setLanguages] = useState<readonly BroadcastLanguage[]>([language])
  const [respond, { isLoading }] = useRespondToCommentatorRequestMutation()
  const send = useSend()
  const submit = async () => {
    await send(
      respond({
        competitionId,
        requestId: request.id,
        accept: true,
        languages: [...languages],
      }),
      t('accepted'),
    )
  }
  return (
    <>
      <LanguagesField
        value={languages}
        onChange={setLanguages}
        error={languages.length === 0 ? t('problem_too-few') : undefined}
      />
      <Button
        variant="contained"
        size="large"
        data-next-step="answer-request"
        loading={isLoading}
        disabled={languages.length === 0}
        onClick={() => void submit()}
        sx={{ justifySelf: 'start' }}
      >
        {t('accept')}
      </Button>
    </>
  )
}

function Decline({ competitionId, request }: AnswerProps) {
  const { t } = useTranslation('commentators')
  const [respond, { isLoading }] = useRespondToCommentatorRequestMutation()
  const send = useSend()
  const { status } = request
  if (status === 'declined' || status === 'cancelled') return null
  return (
    <ConfirmedButton
      label={t(status === 'offered' ? 'withdraw' : 'decline')}
      title={t('declineTitle')}
      busy={isLoading}
      onConfirm={() => send(respond({ competitionId, requestId: request.id, accept: false }), t('declined'))}
    >
      {t(`declineText_${status}`)}
    </ConfirmedButton>
  )
}

const facts = {
  m: 0,
  display: 'grid',
  gap: 0.25,
  '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
  '& dd': { m: 0, mb: 1, overflowWrap: 'anywhere' },
} as const

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useSession } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { isDocumentId } from '#platform/addresses/isDocumentId.ts'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { GameLabel } from '#ui/game/GameLabel.tsx'
import { DeadLink } from '#ui/page/DeadLink.tsx'
import { InvitationMessage } from '#ui/page/InvitationMessage.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { PageSkeleton, RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { SignInFirst } from '#ui/SignInFirst.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { ChatButton } from '../chat/ChatButton.tsx'
import { useCommentatorRequestQuery, useOpenCommentatorLinkMutation } from '../commentatorEndpoints.ts'
import { OwnRequest } from './OwnRequest.tsx'

const secretPattern = /^[A-Za-z0-9_-]{22}$/

/** The private link of a commentator: the request with both answers. */
export default function CommentatePage() {
  const { t } = useTranslation('commentators')
  const { competitionId, requestId } = useParams<{ competitionId: string; requestId: string }>()
  const hash = useLocation().hash.slice(1)
  // Links sent by the bot have no secret.
  const secret = hash === '' ? null : hash
  const isSecret = secret === null || secretPattern.test(secret)
  const isAddress = isDocumentId(competitionId) && isDocumentId(requestId) && isSecret
  const { currentData, error, refetch } = useCompetitionQuery(isAddress ? competitionId : skipToken)
  const session = useSession()

  if (!isAddress || currentData?.value === null) {
    return <DeadLink title={t('linkMissing')} text={t('linkMissingText')} />
  }
  if (currentData === undefined) {
    return error === undefined ? (
      <PageSkeleton />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    )
  }
  const competition = currentData.value
  return (
    <InvitationMessage
      overline={<GameLabel game={competition.game} />}
      title={t('askedTitle', { competition: competition.name })}
      text={<LocalTime at={competition.startDate} />}
    >
      {session.status === 'unknown' && <RowsSkeleton rows={2} />}
      {session.status === 'signed-out' && (
        <>
          <div>{t('askedSignIn')}</div>
          <SignInFirst hint={t('comeBack')} />
        </>
      )}
      {session.status === 'signed-in' && (
        <Opened
          // After another user signs in, the link is opened again.
          key={session.user.uid}
          competition={competition}
          requestId={requestId}
          secret={secret}
        />
      )}
    </InvitationMessage>
  )
}

interface OpenedProps {
  readonly competition: CompetitionDocument
  readonly requestId: string
  readonly secret: string | null
}

/** Opens the link, which binds the request to the viewer, and then follows it. */
function Opened({ competition, requestId, secret }: OpenedProps) {
  const { t } = useTranslation('commentators')
  const sentence = useErrorSentence()
  const address = { competitionId: competition.id, requestId }
  const [open, { isSuccess, error: refusal }] = useOpenCommentatorLinkMutation()
  const { currentData, error, refetch } = useCommentatorRequestQuery(isSuccess ? address : skipToken)
  useEffect(() => {
    void open({ competitionId: competition.id, requestId, secret })
  }, [open, competition.id, requestId, secret])

  const toCompetition = (
    <Button
      component={Link}
      to={hrefs.competitionCommentators(competition.id)}
      variant="outlined"
      color="inherit"
    >
      {t('openTournament')}
    </Button>
  )
  if (refusal !== undefined) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <div role="status">
          {'code' in refusal && refusal.code === 'link-for-commentator'
            ? t('linkForCommentator')
            : sentence(refusal)}
        </div>
        {toCompetition}
      </Box>
    )
  }
  if (currentData === undefined) {
    return error === undefined ? (
      <RowsSkeleton rows={2} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    )
  }
  const request = currentData.value
  if (request === null) return <div role="status">{t('linkMissing')}</div>
  return (
    <OwnRequest competition={competition} request={request}>
      {request.commentatorUid !== null && (
        <ChatButton competitionId={competition.id} request={request} uid={request.commentatorUid} />
      )}
      {toCompetition}
    </OwnRequest>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { may } from '@upper-bracket/shared/competition/permissions'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { usePublicCommentatorsQuery } from '#documents/publicCommentators.ts'
import { isDocumentId } from '#platform/addresses/isDocumentId.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { CommentatorCard } from './CommentatorCard.tsx'
import { ChatButton } from './chat/ChatButton.tsx'
import { type RequestDocument, useCommentatorRequestsQuery } from './commentatorEndpoints.ts'
import { OwnRequest } from './link/OwnRequest.tsx'
import { ChangeOffer } from './offers/ChangeOffer.tsx'
import { CommentatorActions } from './offers/CommentatorActions.tsx'
import { CommentatorMatches } from './offers/CommentatorMatches.tsx'
import { OfferInvitation } from './offers/OfferInvitation.tsx'
import { OrganizerRequests } from './requests/OrganizerRequests.tsx'

const Chat = lazy(() => import('./chat/Chat.tsx'))

/**
 * The tab 'Commentators' of a competition: the confirmed commentators and, for organizers and commentators, the
 * requests or one chat.
 */
export default function CommentatorsPage() {
  const { competitionId = '' } = useParams()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  if (!competition) return <RowsSkeleton rows={3} height={96} />
  return <Loaded competition={competition} />
}

function Loaded({ competition }: { competition: CompetitionDocument }) {
  const { uid, roles } = useMyParticipation(competition)
  const [search] = useSearchParams()
  const chat = search.get('chat')
  if (chat !== null && uid !== null && isDocumentId(chat)) {
    return (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <Chat key={chat} competition={competition} requestId={chat} uid={uid} />
      </Suspense>
    )
  }
  const mayRequest = may('requestCommentator', roles)
  return (
    <Box
      sx={{ display: 'grid', gap: { xs: 4, md: 5 }, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {uid !== null && !mayRequest && <MyParticipation competition={competition} uid={uid} />}
      {uid === null && competition.seeksCommentators && (
        <OfferInvitation competition={competition} uid={null} />
      )}
      <CommentatorList competition={competition} uid={uid} isOrganizer={mayRequest} />
      {uid !== null && mayRequest && <OrganizerRequests competition={competition} uid={uid} />}
    </Box>
  )
}

/** The viewer's requests and offers. */
function MyParticipation({ competition, uid }: { competition: CompetitionDocument; uid: string }) {
  const { t } = useTranslation('commentators')
  const own = useCommentatorRequestsQuery({ competitionId: competition.id, commentatorUid: uid }).currentData
  if (own === undefined) return null
  const requests = own.value
  const mayOffer = competition.seeksCommentators && requests.every(isOver)
  if (requests.length === 0) {
    return mayOffer ? <OfferInvitation competition={competition} uid={uid} /> : null
  }
  return (
    <Box component="section" aria-labelledby="own" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="own" component="h2" variant="h2">
        {t('own')}
      </Typography>
      {requests
        .toSorted((one, other) => other.requestedAt - one.requestedAt)
        .map(request => (
          <OwnRequest key={request.id} competition={competition} request={request}>
            <ChatButton competitionId={competition.id} request={request} uid={uid} isNextStep />
            {request.status === 'offered' && <ChangeOffer competition={competition} offer={request} />}
          </OwnRequest>
        ))}
      {mayOffer && <OfferInvitation competition={competition} uid={uid} />}
    </Box>
  )
}

/** Whether a request no longer prevents its owner from offering. A rejection by organizers is final. */
function isOver({ status, origin }: RequestDocument): boolean {
  return status === 'declined' || (status === 'cancelled' && origin === 'request')
}

interface PublicCommentatorsProps {
  readonly competition: CompetitionDocument
  readonly uid: string | null
  readonly isOrganizer: boolean
}

function CommentatorList({ competition, uid, isOrganizer }: PublicCommentatorsProps) {
  const { t } = useTranslation('commentators')
  const { currentData, error, refetch } = usePublicCommentatorsQuery(competition.id)
  if (currentData === undefined) {
    return error === undefined ? (
      <RowsSkeleton rows={1} height={96} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    )
  }
  const publicCommentators = currentData.value.toSorted((one, other) => one.confirmedAt - other.confirmedAt)
  if (publicCommentators.length === 0) {
    return isOrganizer ? null : <EmptyState title={t('emptyTitle')} text={t('emptyViewer')} />
  }
  return (
    <Box component="section" aria-labelledby="publicCommentators" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="publicCommentators" component="h2" variant="h2">
        {t('title')}
      </Typography>
      <PlainList
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
        }}
      >
        {publicCommentators.map(publicCommentator => (
          <CommentatorCard key={publicCommentator.id} publicCommentator={publicCommentator}>
            <CommentatorMatches
              competition={competition}
              matches={publicCommentator.matches}
              isConcerned={
                isOrganizer ? 'as-organizer' : publicCommentator.uid === uid ? 'as-commentator' : null
              }
            />
            {isOrganizer && (
              <CommentatorActions
                competition={competition}
                publicCommentator={publicCommentator}
                publicCommentators={publicCommentators}
              />
            )}
          </CommentatorCard>
        ))}
      </PlainList>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { ChatButton } from '../chat/ChatButton.tsx'
import { type RequestDocument, useCommentatorRequestsQuery } from '../commentatorEndpoints.ts'
import { SeekSwitch } from '../offers/SeekSwitch.tsx'
import type { CommentatorLink } from './LinkDialog.tsx'
import { OrganizerActions } from './OrganizerActions.tsx'
import { RequestCard } from './RequestCard.tsx'

const LinkDialog = lazy(() => import('./LinkDialog.tsx'))
const RequestDialog = lazy(() => import('./RequestDialog.tsx'))

interface OrganizerRequestsProps {
  readonly competition: CompetitionDocument
  /** The viewer's uid. */
  readonly uid: string
}

export function OrganizerRequests({ competition, uid }: OrganizerRequestsProps) {
  const { t } = useTranslation('commentators')
  const [isRequesting, setRequesting] = useState(false)
  const [link, setLink] = useState<CommentatorLink | null>(null)
  const { currentData, error, refetch } = useCommentatorRequestsQuery({
    competitionId: competition.id,
    commentatorUid: null,
  })
  const requests = currentData?.value ?? []
  return (
    <Box component="section" aria-labelledby="requests" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography id="requests" component="h2" variant="h2" sx={{ mr: 'auto' }}>
          {t('requests')}
        </Typography>
        <Button variant="outlined" onClick={() => setRequesting(true)}>
          {t('request')}
        </Button>
      </Box>
      <SeekSwitch competition={competition} />
      {currentData === undefined && error !== undefined && (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {currentData === undefined && error === undefined && <RowsSkeleton rows={2} height={120} />}
      {currentData !== undefined && requests.length === 0 && (
        <Typography color="textSecondary">{t('emptyOrganizer')}</Typography>
      )}
      <PlainList sx={{ display: 'grid', gap: 1.5 }}>
        {inOrder(requests).map(request => (
          <RequestCard
            key={request.id}
            competition={competition}
            request={request}
            actions={
              <>
                <ChatButton competitionId={competition.id} request={request} uid={uid} />
                <OrganizerActions competitionId={competition.id} request={request} onRenewed={setLink} />
              </>
            }
          />
        ))}
      </PlainList>
      <Suspense>
        {isRequesting && (
          <RequestDialog
            competitionId={competition.id}
            onRequested={setLink}
            onClose={() => setRequesting(false)}
          />
        )}
        {link !== null && <LinkDialog competition={competition} link={link} onClose={() => setLink(null)} />}
      </Suspense>
    </Box>
  )
}

/** Sorts ended requests last. */
function inOrder(requests: readonly RequestDocument[]): readonly RequestDocument[] {
  return requests.toSorted((one, other) => Number(one.endedAt !== null) - Number(other.endedAt !== null))
}

import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { may } from '@upper-bracket/shared/competition/permissions'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { isDocumentId } from '#platform/addresses/isDocumentId.ts'
import { pageNotFound } from '#platform/errors/pageNotFound.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { MissingCompetition } from '#ui/page/MissingCompetition.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PendingPage } from '#ui/page/PendingPage.tsx'

// Shares its code with the bracket, which would load more otherwise.
const Desk = lazy(() => import('./Desk.tsx'))
const DeskBeforeBracket = lazy(() => import('./DeskBeforeBracket.tsx'))

export function clientLoader({ params }: { params: { competitionId?: string } }) {
  if (!isDocumentId(params.competitionId)) throw pageNotFound()
  return null
}

/** The page of the person who runs a stream. */
export default function DeskPage() {
  const { competitionId = '' } = useParams()
  const { currentData, error, refetch } = useCompetitionQuery(competitionId)
  if (currentData === undefined) return <PendingPage error={error} onRetry={() => void refetch()} />
  const { value: competition } = currentData
  if (competition === null) return <MissingCompetition />
  return <ForProducers competition={competition} />
}

function ForProducers({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('desk')
  const { known, roles } = useMyParticipation(competition)
  const { id, name, bracketId } = competition
  const overline = (
    <Link component={RouterLink} to={hrefs.competitionLive(id)} color="inherit">
      {name}
    </Link>
  )
  if (!known) {
    return (
      <>
        <PageHeader title={t('title')} overline={overline} />
        <RowsSkeleton rows={4} />
      </>
    )
  }
  const isAllowed = may('setBroadcastQueue', roles)
  if (isAllowed && bracketId !== null) {
    return (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <Desk key={bracketId} competition={competition} bracketId={bracketId} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader title={t('title')} overline={overline} />
      {isAllowed ? (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <DeskBeforeBracket competition={competition} />
        </Suspense>
      ) : (
        <EmptyState
          title={t('notYours')}
          text={t('notYoursText')}
          action={
            <Button component={RouterLink} to={hrefs.competitionLive(id)} variant="contained">
              {t('toLive')}
            </Button>
          }
        />
      )}
    </>
  )
}

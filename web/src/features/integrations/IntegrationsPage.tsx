import Box from '@mui/material/Box'
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
import { MissingCompetition } from '#ui/page/MissingCompetition.tsx'
import { NotYours } from '#ui/page/NotYours.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PendingPage } from '#ui/page/PendingPage.tsx'
import { ApiKeys } from './keys/ApiKeys.tsx'

const Webhooks = lazy(() => import('./webhooks/Webhooks.tsx'))

export function clientLoader({ params }: { params: { competitionId?: string } }) {
  if (!isDocumentId(params.competitionId)) throw pageNotFound()
  return null
}

/** Connects programs of the organizers to a competition. */
export default function IntegrationsPage() {
  const { t } = useTranslation('integrations')
  const { competitionId = '' } = useParams()
  const { currentData, error, refetch } = useCompetitionQuery(competitionId)
  if (currentData === undefined) return <PendingPage error={error} onRetry={() => void refetch()} />
  const { value: competition } = currentData
  if (competition === null) return <MissingCompetition />
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        overline={
          <Link component={RouterLink} to={hrefs.competition(competition.id)} color="inherit">
            {competition.name}
          </Link>
        }
      />
      <Link
        component={RouterLink}
        to={hrefs.developers()}
        underline="always"
        sx={{ display: 'inline-block', mb: 3 }}
      >
        {t('documentation')}
      </Link>
      <ForOrganizers competition={competition} />
    </>
  )
}

function ForOrganizers({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('integrations')
  const { known, roles } = useMyParticipation(competition)
  if (!known) return <RowsSkeleton rows={3} />
  if (may('createApiKey', roles)) {
    return (
      <Box
        sx={{ display: 'grid', gap: { xs: 4, md: 5 }, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <ApiKeys competition={competition} />
        <Suspense fallback={<RowsSkeleton rows={2} />}>
          <Webhooks competitionId={competition.id} />
        </Suspense>
      </Box>
    )
  }
  return <NotYours competitionId={competition.id} title={t('notYours')} text={t('notYoursText')} />
}

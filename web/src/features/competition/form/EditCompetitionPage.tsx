import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { may } from '@upper-bracket/shared/competition/permissions'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
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
import { useCompetitionParam } from '../useCompetitionParam.ts'
import { EditCompetitionForm } from './EditCompetitionForm.tsx'
import { FormSection } from './FormSection.tsx'

// These parts are below the form, which does not wait for their code.
const Sponsors = lazy(() => import('../sponsors/Sponsors.tsx'))
const Announcements = lazy(() => import('../announcements/Announcements.tsx'))
const DeleteCompetition = lazy(() => import('./DeleteCompetition.tsx'))

export function clientLoader({ params }: { params: { competitionId?: string } }) {
  if (!isDocumentId(params.competitionId)) throw pageNotFound()
  return null
}

export default function EditCompetitionPage() {
  const { t } = useTranslation(['competition', 'settings'])
  const { currentData, error, refetch } = useCompetitionQuery(useCompetitionParam())
  if (currentData === undefined) return <PendingPage error={error} onRetry={() => void refetch()} />
  if (currentData.value === null) return <MissingCompetition />
  return (
    <>
      <PageHeader title={t('settings:editTitle')} overline={currentData.value.name} />
      <ForOrganizers competition={currentData.value} />
    </>
  )
}

function ForOrganizers({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation(['competition', 'settings', 'announcements', 'integrations', 'errors'])
  const { roles } = useMyParticipation(competition)
  if (may('updateCompetition', roles)) {
    return (
      <Box sx={{ display: 'grid', gap: 6, maxWidth: { xs: 880, lg: 1188 } }}>
        <EditCompetitionForm competition={competition} />
        <Typography color="textSecondary">{t('settings:savedAtOnce')}</Typography>
        <Suspense fallback={<RowsSkeleton rows={1} />}>
          <Sponsors competition={competition} />
        </Suspense>
        <FormSection title={t('announcements:heading')} text={t('announcements:headingText')}>
          <Suspense fallback={<RowsSkeleton rows={1} />}>
            <Announcements competitionId={competition.id} />
          </Suspense>
        </FormSection>
        <FormSection title={t('integrations:title')} text={t('integrations:lead')}>
          <Box>
            <Button
              component={Link}
              to={hrefs.competitionIntegrations(competition.id)}
              variant="outlined"
              color="inherit"
            >
              {t('integrations:open')}
            </Button>
          </Box>
        </FormSection>
        {may('deleteCompetition', roles) && (
          <Suspense>
            <DeleteCompetition competition={competition} />
          </Suspense>
        )}
      </Box>
    )
  }
  return (
    <EmptyState
      title={t('notYours')}
      text={t('errors:permission-denied')}
      action={
        <Button component={Link} to={hrefs.competition(competition.id)} variant="contained">
          {t('toCompetition')}
        </Button>
      }
    />
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useDeleteOrganizerPageMutation, useOrganizerPageQuery } from '#documents/organizerPages.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { ConfirmedButton } from '#ui/ConfirmedButton.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PendingPage } from '#ui/page/PendingPage.tsx'
import { useSend } from '#ui/useSend.ts'

// Its frame is drawn before their code is there.
const OrganizerForm = lazy(() => import('./OrganizerForm.tsx'))
const OwnCompetitions = lazy(() => import('./OwnCompetitions.tsx'))

/** Where people write their organizer page and choose what it shows. */
export default function OrganizerEditorPage() {
  const { t } = useTranslation('organizers')
  const uid = useUid()
  const { currentData, error, refetch } = useOrganizerPageQuery(uid ?? skipToken)
  if (uid === null || currentData === undefined) {
    return <PendingPage error={error} onRetry={() => void refetch()} />
  }
  const page = currentData.value
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        overline={
          <Link component={RouterLink} to={hrefs.profile()} color="inherit">
            {t('profile')}
          </Link>
        }
        actions={
          page !== null && (
            <Button
              component={RouterLink}
              to={hrefs.organizer(page.address)}
              variant="outlined"
              color="inherit"
            >
              {t('open')}
            </Button>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <OrganizerForm page={page} />
        </Suspense>
        {page !== null && (
          <Suspense fallback={<RowsSkeleton rows={6} />}>
            <OwnCompetitions uid={uid} />
          </Suspense>
        )}
        {page !== null && <RemovePage />}
      </Box>
    </>
  )
}

function RemovePage() {
  const { t } = useTranslation('organizers')
  const [deleteOrganizerPage, { isLoading }] = useDeleteOrganizerPageMutation()
  const send = useSend()
  return (
    <Box sx={{ justifySelf: 'start' }}>
      <ConfirmedButton
        label={t('remove')}
        title={t('removeTitle')}
        busy={isLoading}
        onConfirm={() => send(deleteOrganizerPage({}), t('removed'))}
      >
        {t('removeText')}
      </ConfirmedButton>
    </Box>
  )
}

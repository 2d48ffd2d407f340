import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { organizerAddressPattern } from '@upper-bracket/shared/organizerPage/organizerPageLimits'
import { type OrganizerView, shownLink } from '@upper-bracket/shared/organizerPage/organizerView'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router'
import { useOrganizerViewQuery } from '#documents/organizerView.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useSource } from '#platform/connection/useSource.ts'
import { pageNotFound } from '#platform/errors/pageNotFound.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { PageSkeleton, RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PendingPage } from '#ui/page/PendingPage.tsx'
import { Redirect } from '#ui/page/Redirect.tsx'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'
import { useCalmPolling } from '#ui/useCalmPolling.ts'

// The edge has drawn them already.
const OrganizerSections = lazy(() => import('./OrganizerSections.tsx'))
const FollowButton = lazy(() => import('./FollowButton.tsx'))
const Markdown = lazy(() => import('#ui/text/Markdown.tsx'))

export function clientLoader({ params }: { params: { address?: string } }) {
  if (!organizerAddressPattern.test(params.address ?? '')) throw pageNotFound()
  return null
}

/** The public page of an organizer. An address that it had earlier leads to the current one. */
export default function OrganizerPage() {
  const { address = '' } = useParams()
  const { currentData, error, fulfilledTimeStamp, isError, refetch } = useOrganizerViewQuery(
    { address, after: null },
    useCalmPolling(),
  )
  useSource(currentData === undefined ? 'waiting' : isError ? 'lost' : 'current', fulfilledTimeStamp ?? null)
  if (currentData === undefined) return <PendingPage error={error} onRetry={() => void refetch()} />
  if (currentData === null) throw pageNotFound()
  const current = currentData.page.address
  if (current !== address)
    return (
      <Redirect to={hrefs.organizer(current)}>
        <PageSkeleton />
      </Redirect>
    )
  return <Organizer key={current} view={currentData} />
}

function Organizer({ view }: { readonly view: OrganizerView }) {
  const { t } = useTranslation('organizers')
  const { pathname } = useLocation()
  const uid = useUid()
  const { organizerUid, page, followerCount, sections } = view
  return (
    <>
      <PageHeader
        title={page.name}
        overline={t('organizer')}
        actions={
          uid === null ? (
            // Strangers sign up first, and come back.
            <Button component={Link} to={hrefs.signUp(pathname)} variant="contained" title={t('followHint')}>
              {t('follow')}
            </Button>
          ) : uid === organizerUid ? (
            <Button component={Link} to={hrefs.organizerEditor()} variant="outlined" color="inherit">
              {t('edit')}
            </Button>
          ) : (
            <Suspense>
              <FollowButton uid={uid} organizerUid={organizerUid} />
            </Suspense>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mb: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'text.secondary' }}>
          <span>{t('followers', { count: followerCount })}</span>
          {page.links.map(href => (
            <Box key={href} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <OutsideLink href={href}>{shownLink(href)}</OutsideLink>
            </Box>
          ))}
        </Box>
        {page.description !== '' && (
          <Box sx={{ minWidth: 0, maxWidth: '75ch' }}>
            <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
              <Markdown text={page.description} />
            </Suspense>
          </Box>
        )}
      </Box>
      {sections.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <OrganizerSections view={view} />
        </Suspense>
      )}
    </>
  )
}

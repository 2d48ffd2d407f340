import Typography from '@mui/material/Typography'
import { Fragment, lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnProfile } from '#documents/profile.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { ProfileEditor } from '../editor/ProfileEditor.tsx'
import { useAccountDeletion } from '../own-data/useAccountDeletion.ts'
import { ProfileSummary } from './ProfileSummary.tsx'
import { SectionLinks } from './SectionLinks.tsx'

// These sections are below the first screen, which does not wait for their code.
const AccountSections = lazy(() => import('./AccountSections.tsx'))

/** A new account has no profile at first; after this time an error is assumed. */
const timeoutMs = 15_000

export default function ProfilePage() {
  const { t } = useTranslation('profile')
  const uid = useUid()
  const { data, error, refetch } = useOwnProfile()
  const { deleting, deleteAccount } = useAccountDeletion()

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {error !== undefined && data === undefined && <LoadFailure error={error} onRetry={refetch} />}
      {data === undefined && error === undefined && <RowsSkeleton rows={4} />}
      {deleting && <Typography role="status">{t('deleting')}</Typography>}
      {!deleting && data?.value === null && <Preparing />}
      {!deleting && data?.value && uid !== null && (
        <Fragment key={uid}>
          <ProfileSummary uid={uid} name={data.value.displayName} photoURL={data.value.photoURL} />
          <SectionLinks />
          <ProfileEditor uid={uid} profile={data.value} />
          <Suspense fallback={<RowsSkeleton rows={6} />}>
            <AccountSections uid={uid} profile={data.value} onDelete={() => void deleteAccount()} />
          </Suspense>
        </Fragment>
      )}
    </>
  )
}

function Preparing() {
  const { t } = useTranslation('profile')
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeoutMs)
    return () => clearTimeout(timer)
  }, [])
  if (late) return <EmptyState title={t('title')} text={t('late')} />
  return (
    <>
      <Typography role="status">{t('preparing')}</Typography>
      <RowsSkeleton rows={3} />
    </>
  )
}

import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnProfile } from '#documents/profile.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LiveNotice } from '#ui/LiveNotice.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsSkeleton } from '#ui/PageSkeleton.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'

/** A new account has no profile for a moment; after this long something is amiss. */
const patienceMs = 15_000

export default function ProfilePage() {
  const { t } = useTranslation('profile')
  const uid = useUid()
  const { data, error, refetch } = useOwnProfile()

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <LiveNotice interrupted={data?.interrupted} onRetry={refetch} />
      {error !== undefined && data === undefined && <LoadFailure error={error} onRetry={refetch} />}
      {data === undefined && error === undefined && <RowsSkeleton rows={4} />}
      {data?.value === null && <Preparing />}
      {data?.value && uid !== null && <ProfileEditor key={uid} uid={uid} profile={data.value} />}
    </>
  )
}

function Preparing() {
  const { t } = useTranslation('profile')
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
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

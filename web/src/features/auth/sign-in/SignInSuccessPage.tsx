import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useOwnProfile } from '#documents/profile.ts'
import { useSession } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { ownPath } from '#platform/addresses/ownPath.ts'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { Redirect } from '#ui/page/Redirect.tsx'

/** A new profile may take a moment to appear; the redirect waits no longer than this. */
const timeoutMs = 4000

/**
 * Redirects to the page requested before signing in, otherwise to the active competition, otherwise to the home page.
 */
export default function SignInSuccessPage() {
  const { t } = useTranslation('auth')
  const [parameters] = useSearchParams()
  const next = ownPath(parameters.get('next'))
  const { status } = useSession()
  const profile = useOwnProfile()
  const impatient = useSlowWarning()

  const target = () => {
    if (status === 'unknown') return null
    if (next !== null) return next
    const active = profile.data?.value?.activeCompetitionID
    if (active) return hrefs.competition(active)
    return profile.data?.value || profile.isError || impatient ? hrefs.home() : null
  }
  if (status === 'signed-out') {
    return (
      <Redirect to={hrefs.signIn(next ?? undefined)}>
        <PageSkeleton />
      </Redirect>
    )
  }
  return (
    <Redirect to={target()}>
      <Stack spacing={2}>
        <PageTitle>{t('signInTitle')}</PageTitle>
        <Typography variant="h2" component="h1" role="status">
          {t('success')}
        </Typography>
      </Stack>
    </Redirect>
  )
}

function useSlowWarning(): boolean {
  const [impatient, setImpatient] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setImpatient(true), timeoutMs)
    return () => clearTimeout(timer)
  }, [])
  return impatient
}

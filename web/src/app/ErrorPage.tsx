import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useIsRepairing } from '#platform/builds/lostChunk.ts'
import { useDemonstration } from '#documents/useDemonstration.ts'
import { useNetworkReturn } from '#platform/offline/useNetworkReturn.ts'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PageTitle } from '#ui/page/PageTitle.tsx'

// The code is loaded only in a demonstration.
const Entrance = lazy(() => import('#features/demonstration/Entrance.tsx'))

/** Replaces a page: 404 for an unknown address, otherwise a notice that the page failed, until the network returns. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = useNotFoundText()
  const isRepairing = useIsRepairing()
  const isDemonstration = useDemonstration() === 'here'
  useNetworkReturn(missing ? null : () => location.reload())
  const failure = typeof error === 'string' && error.trim() !== '' ? error : t('pageFailed')
  if (isRepairing) return <PageSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', py: { xs: 6, md: 12 }, maxWidth: 720 }}>
      <PageTitle>{missing ? title : failure}</PageTitle>
      <Typography
        aria-hidden
        variant="score"
        sx={{ fontSize: 'clamp(4rem, 16vw, 9rem)', color: 'brand.main' }}
      >
        {missing ? '404' : '×'}
      </Typography>
      <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {missing ? title : failure}
      </Typography>
      <Typography color="textSecondary">{missing ? t('pageNotFoundHint') : t('pageFailedHint')}</Typography>
      <Suspense>{missing && isDemonstration && <Entrance lead="copyGone" />}</Suspense>
      {missing ? (
        <Button component={Link} to={hrefs.home()} variant="contained" size="large">
          {t('toHome')}
        </Button>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={() => location.reload()} variant="contained" size="large">
            {t('reload')}
          </Button>
          {/* A full reload is used, because the error may have broken the whole page. */}
          <Button href={hrefs.home()} variant="outlined" color="inherit" size="large">
            {t('toHome')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

function useNotFoundText(): string {
  const { t } = useTranslation()
  const { pathname, search, hash } = useLocation()
  return t('pageNotFound', { path: readable(`${pathname}${search}${hash}`) })
}

/** Decodes percent-encoded letters; an address that cannot be decoded stays unchanged. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

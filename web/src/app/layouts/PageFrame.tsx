import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useUid } from '#documents/sessionSlice.ts'
import { useQueuedCompetitions } from '#features/bracket/commands/queueNotice.ts'
import { useDemonstration } from '#documents/useDemonstration.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

// The code is loaded after the page, and only for signed-in users.
const ReadinessWatch = lazy(() => import('#features/readiness/ReadinessWatch.tsx'))

// The code is loaded only if this browser has queued commands.
const OfflineQueueSync = lazy(() => import('#features/bracket/offlineQueue/OfflineQueueSync.tsx'))

// The code is loaded only in a demonstration.
const DemonstrationNotice = lazy(() => import('#features/demonstration/DemonstrationNotice.tsx'))

/** Header, content and footer: the frame of every page except the sign-in pages. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="a"
        href="#content"
        sx={{
          position: 'absolute',
          left: 8,
          top: -100,
          p: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          zIndex: 'tooltip',
          '&:focus': { top: 8 },
        }}
      >
        {t('skipToContent')}
      </Box>
      <SiteHeader />
      <OccasionalParts />
      <Container
        component="main"
        id="content"
        tabIndex={-1}
        maxWidth="xl"
        sx={{
          flex: '1 0 auto',
          minWidth: 0,
          outline: 'none',
          pb: 8,
          // The footer is hidden while content is loading, because it would move.
          '&:has(.MuiSkeleton-root) ~ footer': { display: 'none' },
        }}
      >
        {children}
      </Container>
      <SiteFooter />
    </Box>
  )
}

/** What depends on the visitor. The frame around it is not drawn again once that is known. */
function OccasionalParts() {
  const uid = useUid()
  const isDemonstration = useDemonstration() === 'here'
  const hasQueued = useQueuedCompetitions(uid).size > 0
  return (
    <>
      <Suspense>{isDemonstration && <DemonstrationNotice />}</Suspense>
      <Suspense>{uid !== null && <ReadinessWatch />}</Suspense>
      <Suspense>{hasQueued && <OfflineQueueSync />}</Suspense>
    </>
  )
}

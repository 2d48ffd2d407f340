import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useDemonstration } from '#documents/useDemonstration.ts'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { onlyFor, useAudience } from '#ui/useAudience.ts'
import { GamePanels } from './GamePanels.tsx'
import { Hero } from './Hero.tsx'
import { Spectators } from './Spectators.tsx'
import { Steps } from './Steps.tsx'

// The code is loaded only in a demonstration.
const Entrance = lazy(() => import('#features/demonstration/Entrance.tsx'))

/**
 * The landing page: a dashboard for members, and an introduction with the public list for others. It is prerendered
 * with the beginning of both, of which the stylesheet shows one.
 */
export default function HomePage() {
  const { t } = useTranslation('home')
  const audience = useAudience()
  const isDemonstration = useDemonstration() === 'here'
  const isUnknown = audience === 'unknown'
  return (
    <>
      <PageTitle>{t(audience === 'member' ? 'dashboard' : 'title')}</PageTitle>
      {audience !== 'stranger' && (
        <Box sx={{ pt: { xs: 2.5, md: 4 }, ...(isUnknown && onlyFor.member) }}>
          <Typography variant="h2" component="h1" sx={{ mb: { xs: 2, md: 3 } }}>
            {t('dashboard')}
          </Typography>
          <Suspense>
            {audience === 'member' && isDemonstration && <Entrance lead="enterAgain" />}
            <Outlet context="member" />
          </Suspense>
        </Box>
      )}
      {audience !== 'member' && (
        <Box sx={{ ...introduction, ...(isUnknown && onlyFor.stranger) }}>
          <Box sx={head}>
            <Hero />
            <Suspense>
              <Outlet context="stranger" />
            </Suspense>
          </Box>
          {below}
        </Box>
      )}
    </>
  )
}

/** The same elements at each rendering, so that React skips them when the session becomes known. */
const below = (
  <>
    <Steps />
    <GamePanels />
    <Spectators />
  </>
)

const introduction = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 9, md: 14 },
  pb: { xs: 4, md: 8 },
} as const

/** The child routes place their parts in the areas `featured` and `list`. */
const head = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
  gridTemplateAreas: {
    xs: '"hero" "featured" "list"',
    lg: '"hero featured" "list list"',
  },
  alignItems: 'start',
  columnGap: 8,
  rowGap: { xs: 3, md: 5 },
  pt: { xs: 3, md: 5 },
} as const

import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { GamePanels } from './GamePanels.tsx'
import { Hero } from './Hero.tsx'
import { Spectators } from './Spectators.tsx'
import { Steps } from './Steps.tsx'

/**
 * The landing page. It is prerendered, with a placeholder for current tournaments, which are loaded after hydration.
 */
export default function HomePage() {
  const { t } = useTranslation('home')
  return (
    <Box sx={{ display: 'grid', gap: { xs: 9, md: 14 }, pb: { xs: 4, md: 8 } }}>
      <PageTitle>{t('title')}</PageTitle>
      <Hero />
      <Suspense>
        <Outlet />
      </Suspense>
      <Steps />
      <GamePanels />
      <Spectators />
    </Box>
  )
}

import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineNotice } from './OfflineNotice.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** Header, content and footer: the frame of every page except the sign-in pages. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr auto' }}>
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
      <div>
        <SiteHeader />
        <OfflineNotice />
      </div>
      <Container
        component="main"
        id="content"
        tabIndex={-1}
        maxWidth="xl"
        sx={{ minWidth: 0, outline: 'none', pb: 8 }}
      >
        {children}
      </Container>
      <SiteFooter />
    </Box>
  )
}

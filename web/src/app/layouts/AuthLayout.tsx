import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { ConsentChoice } from '#app/ConsentChoice.tsx'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { BracketLines } from '#ui/brand/BracketLines.tsx'
import { Logo } from '#ui/brand/Logo.tsx'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { OperatorLinks } from './OperatorLinks.tsx'

/** By then the form is drawn and can be used. */
const calmMs = 2500

/** The layout of the sign-in pages: the form on one side and, on a wide screen, the motif on the other. */
export default function AuthLayout() {
  const { t } = useTranslation(['auth', 'common'])
  useEffect(fetchAuth, [])
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Box
        sx={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', minWidth: 0, px: { xs: 2, sm: 4, lg: 8 } }}
      >
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 64 }}>
          <Box
            component={Link}
            to={hrefs.home()}
            aria-label={t('common:product')}
            sx={{ color: 'text.primary', display: 'flex', textDecoration: 'none', mr: 'auto' }}
          >
            <Logo />
          </Box>
          <LanguageSwitch />
          <ColorSchemeSwitch />
        </Box>
        <Box component="main" id="content" tabIndex={-1} sx={main}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </Box>
        <Box component="footer" sx={footer}>
          <ConsentChoice />
          <OperatorLinks />
        </Box>
      </Box>
      <Box
        aria-hidden
        sx={theme => ({
          display: { xs: 'none', md: 'grid' },
          alignContent: 'center',
          gap: 6,
          p: 8,
          bgcolor: 'background.paper',
          borderLeft: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        <Box sx={{ color: 'brand.main', maxWidth: 520 }}>
          <BracketLines />
        </Box>
        <Typography component="p" variant="h1" sx={{ maxWidth: '14ch' }}>
          {t('pitch')}
        </Typography>
      </Box>
    </Box>
  )
}

/** On a phone it begins at the top: what is centred moves while the page arrives. */
const main = {
  width: '100%',
  maxWidth: 440,
  mx: 'auto',
  my: { xs: 0, md: 'auto' },
  py: 4,
  outline: 'none',
} as const

const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  py: 3,
  color: 'text.secondary',
  fontSize: '0.875rem',
} as const

/** Loads the code for signing in ahead: browsers block a provider's window that opens too long after the click. */
function fetchAuth(): () => void {
  const load = () => void import('#platform/firebase/auth.ts').catch(() => undefined)
  const timer = setTimeout(load, calmMs)
  addEventListener('pointerdown', load, { once: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('pointerdown', load)
  }
}

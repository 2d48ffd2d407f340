import LockOutlined from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { lazy, memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { useSession, useUid } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { Logo } from '#ui/brand/Logo.tsx'
import { AvatarSkeleton } from './AvatarSkeleton.tsx'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

// The code is loaded after the page, and only for signed-in users.
const NotificationBell = lazy(() => import('#features/notifications/NotificationBell.tsx'))
const OwnProfileLink = lazy(() => import('./OwnProfileLink.tsx'))

export const SiteHeader = memo(function SiteHeader() {
  const { t } = useTranslation()
  const uid = useUid()
  const isStranger = useSession().status === 'signed-out'
  return (
    <Box
      component="header"
      sx={theme => ({
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        bgcolor: 'background.default',
      })}
    >
      <Container maxWidth="xl" sx={headerRow}>
        <Box
          component={Link}
          to={hrefs.home()}
          aria-label={t('product')}
          sx={{ color: 'text.primary', display: 'flex', textDecoration: 'none' }}
        >
          <Logo />
        </Box>
        <Box component="nav" aria-label={t('mainNavigation')} sx={{ flexGrow: 1, ml: { xs: 0, sm: 2 } }}>
          <Button
            component={NavLink}
            to={hrefs.tournaments()}
            color="inherit"
            sx={navLink}
            {...(isStranger && { endIcon: <LockOutlined />, 'aria-label': t('tournamentsSignIn') })}
          >
            {t('tournaments')}
          </Button>
        </Box>
        <LanguageSwitch />
        <ColorSchemeSwitch />
        {uid !== null && (
          <Suspense fallback={<Box sx={{ width: 36 }} />}>
            <NotificationBell uid={uid} />
          </Suspense>
        )}
        <WhoIsHere />
      </Container>
    </Box>
  )
})

const headerRow = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 2 },
  minHeight: { xs: 56, md: 64 },
  // At a zoom of 400 percent the width is 320 pixels.
  '@media (max-width: 350px)': { px: 1, gap: 0, '& .MuiButton-endIcon': { display: 'none' } },
} as const

const navLink = {
  px: { xs: 0.75, sm: 1.5 },
  '&[aria-current="page"]': { color: 'brand.main' },
} as const

function WhoIsHere() {
  const { t } = useTranslation()
  const session = useSession()
  const { pathname, search } = useLocation()

  if (session.status === 'unknown') return <AvatarSkeleton />
  if (session.status === 'signed-out') {
    return (
      <Button component={Link} to={hrefs.signIn(`${pathname}${search}`)} variant="outlined" size="small">
        {t('signIn')}
      </Button>
    )
  }
  return (
    <Suspense fallback={<AvatarSkeleton />}>
      <OwnProfileLink email={session.user.email} />
    </Suspense>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { useOwnProfile } from '#documents/profile.ts'
import { useSession, useUid } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { Logo } from '#ui/brand/Logo.tsx'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

// Its code comes after the page, and only for those who are signed in.
const NotificationBell = lazy(() => import('#features/notifications/NotificationBell.tsx'))

export function SiteHeader() {
  const { t } = useTranslation()
  const uid = useUid()
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
          <Button component={NavLink} to={hrefs.tournaments()} color="inherit" sx={navLink}>
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
}

const headerRow = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 2 },
  minHeight: { xs: 56, md: 64 },
  // A zoom of 400 percent leaves 320 pixels.
  '@media (max-width: 350px)': { px: 1, gap: 0 },
} as const

const navLink = {
  px: { xs: 0.75, sm: 1.5 },
  '&[aria-current="page"]': { color: 'brand.main' },
} as const

function WhoIsHere() {
  const { t } = useTranslation()
  const session = useSession()
  const own = useOwnProfile()
  const profile = own.data?.value
  const { pathname, search } = useLocation()

  if (session.status === 'signed-out') {
    return (
      <Button component={Link} to={hrefs.signIn(`${pathname}${search}`)} variant="contained" size="small">
        {t('signIn')}
      </Button>
    )
  }
  // Nobody's address is shown for the moment until their name is here.
  if (session.status === 'unknown' || (profile === undefined && !own.isError))
    return <Skeleton variant="rounded" width={36} height={36} />
  const name = profile?.displayName ?? session.user.email ?? ''
  return (
    <Box
      component={Link}
      to={hrefs.profile()}
      aria-label={`${t('profile')}: ${name}`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        color: 'text.primary',
        textDecoration: 'none',
        minWidth: 0,
      }}
    >
      <UserAvatar name={name} photoURL={profile?.photoURL ?? null} />
      <Box
        component="span"
        sx={{
          display: { xs: 'none', md: 'block' },
          maxWidth: 180,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontWeight: 600,
        }}
      >
        {name}
      </Box>
    </Box>
  )
}

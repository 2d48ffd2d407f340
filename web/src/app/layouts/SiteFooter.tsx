import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { ConsentChoice } from '#app/ConsentChoice.tsx'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useAudience } from '#ui/useAudience.ts'
import { OperatorLinks } from './OperatorLinks.tsx'

export const SiteFooter = memo(function SiteFooter() {
  const { t } = useTranslation()
  // Known before the early page leaves: on a phone, the longer text takes another line.
  const isStranger = useAudience() === 'stranger'
  return (
    <Box
      component="footer"
      sx={theme => ({
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        py: 3,
        color: 'text.secondary',
        fontSize: '0.875rem',
      })}
    >
      <Container
        maxWidth="xl"
        sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', justifyContent: 'space-between' }}
      >
        <span>{t('product')}</span>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
          <ConsentChoice />
          <Link component={RouterLink} to={hrefs.home()} color="inherit">
            {t('home')}
          </Link>
          <Link component={RouterLink} to={hrefs.tournaments()} color="inherit">
            {t(isStranger ? 'tournamentsSignIn' : 'tournaments')}
          </Link>
          <Link component={RouterLink} to={hrefs.developers()} color="inherit">
            {t('developers')}
          </Link>
          <OperatorLinks />
        </Box>
      </Container>
    </Box>
  )
})

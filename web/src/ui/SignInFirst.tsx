import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'

/** Shown instead of content that requires a sign-in. Both buttons lead back to the page afterwards; `hint` says so. */
export function SignInFirst({ hint }: { readonly hint: string }) {
  const { t } = useTranslation()
  const { pathname, hash } = useLocation()
  const here = pathname + hash
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button component={Link} to={hrefs.signUp(here)} variant="contained" size="large">
        {t('signUp')}
      </Button>
      <Button component={Link} to={hrefs.signIn(here)} variant="outlined" color="inherit" size="large">
        {t('signIn')}
      </Button>
      <Box sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: '0.875rem' }}>{hint}</Box>
    </Box>
  )
}

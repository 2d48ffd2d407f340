import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Requirement } from '@upper-bracket/shared/competition/requirements'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'

/** What a newcomer lacks, a line each, with the page where it can be made up for. */
export function UnmetRequirements({ unmet }: { readonly unmet: readonly Requirement[] }) {
  const { t } = useTranslation(['competition', 'errors'])
  const { pathname } = useLocation()
  return unmet.map(code => (
    <Box component="span" key={code} sx={{ display: 'block' }}>
      {t(`errors:${code}`)}{' '}
      <Link
        component={RouterLink}
        to={code === 'email-required' ? hrefs.emailVerification(pathname) : hrefs.profile()}
        underline="always"
        sx={{ fontWeight: 650 }}
      >
        {t(code === 'email-required' ? 'toVerification' : 'toProfile')}
      </Link>
    </Box>
  ))
}

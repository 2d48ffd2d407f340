import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'

/** What an organizer can do where there is nobody to pick: let somebody in, however late it is. */
export function InvitePlayersLink({ competitionId }: { competitionId: string }) {
  const { t } = useTranslation('teams')
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
      {t('somebodyElse')}{' '}
      <Link component={RouterLink} to={hrefs.invitePlayers(competitionId)} underline="always">
        {t('invitePlayers')}
      </Link>
    </Box>
  )
}

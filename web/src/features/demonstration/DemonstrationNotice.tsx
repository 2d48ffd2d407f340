import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useOwnProfile } from '#documents/profile.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { LocalTime } from '#ui/time/LocalTime.tsx'

/** Says on every page of a demonstration what it is, and when the visitor's copy goes. */
export default function DemonstrationNotice() {
  const { t } = useTranslation('demonstration')
  const visit = useOwnProfile().data?.value?.visit ?? null
  return (
    <Box component="aside" aria-label={t('label')} sx={{ bgcolor: 'action.selected', fontSize: '0.875rem' }}>
      <Container maxWidth="xl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.75 }}>
        <span>
          {t(visit === null ? 'nothingSent' : 'copyUntil')}
          {visit !== null && (
            <>
              {' '}
              <LocalTime at={visit.expiresAt} />
            </>
          )}
        </span>
        {visit !== null && (
          <Link component={RouterLink} to={hrefs.heldMessages()} underline="always">
            {t('messages')}
          </Link>
        )}
        <Link component={RouterLink} to={hrefs.home()} underline="always">
          {t(visit === null ? 'chooseRole' : 'otherRole')}
        </Link>
      </Container>
    </Box>
  )
}

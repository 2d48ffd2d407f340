import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/hrefs.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'

/** An id that could be one, and no document under it: 'Document does not exist!'. */
export function MissingCompetition() {
  const { t } = useTranslation(['competition', 'errors'])
  return (
    <Box sx={{ py: { xs: 3, md: 6 } }}>
      <PageTitle>{t('errors:not-found')}</PageTitle>
      <EmptyState
        title={t('errors:not-found')}
        text={t('missingText')}
        action={
          <Button component={Link} to={hrefs.tournaments()} variant="contained">
            {t('toTournaments')}
          </Button>
        }
      />
    </Box>
  )
}

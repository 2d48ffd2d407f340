import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'

/** Shown for a valid id without a document. */
export function MissingCompetition() {
  const { t } = useTranslation('competition')
  return (
    <PageHeader
      title={t('missing')}
      lead={t('missingText')}
      actions={
        <Button component={Link} to={hrefs.tournaments()} variant="contained">
          {t('toTournaments')}
        </Button>
      }
    />
  )
}

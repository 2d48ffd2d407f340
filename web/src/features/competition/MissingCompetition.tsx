import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'

/** A valid id without a document: 'Document does not exist!'. */
export function MissingCompetition() {
  const { t } = useTranslation(['competition', 'errors'])
  return (
    <PageHeader
      title={t('errors:not-found')}
      lead={t('missingText')}
      actions={
        <Button component={Link} to={hrefs.tournaments()} variant="contained">
          {t('toTournaments')}
        </Button>
      }
    />
  )
}

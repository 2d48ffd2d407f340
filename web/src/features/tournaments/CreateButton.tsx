import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'

export function CreateButton() {
  const { t } = useTranslation('tournaments')
  return (
    <Button component={Link} to={hrefs.newCompetition()} variant="contained">
      {t('create')}
    </Button>
  )
}

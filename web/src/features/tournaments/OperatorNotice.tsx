import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useOperatorViewQuery } from '#documents/operatorView.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'

/** Tells organizers of a local installation that nobody is named as its operator. */
export default function OperatorNotice() {
  const { t } = useTranslation('tournaments')
  const { language } = useLanguage()
  const { currentData } = useOperatorViewQuery({ page: 'imprint', language })
  if (currentData === undefined || currentData.isConfigured) return null
  return (
    <Alert severity="info" sx={{ mt: 4 }}>
      {t('operatorMissing')}{' '}
      <Link component={RouterLink} to={hrefs.operatorPage('imprint')} color="inherit" underline="always">
        {t('operatorMissingLink')}
      </Link>
    </Alert>
  )
}

import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useOperatorViewQuery } from '#documents/operatorView.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'

/**
 * States what people agree to by creating an account, and the age that they confirm. It has room for the age, which is
 * not known while the page is prerendered. Its links leave the form as it is.
 */
export function Agreement() {
  const { t } = useTranslation('auth')
  const { language } = useLanguage()
  const minAge = useOperatorViewQuery({ page: 'imprint', language }).currentData?.minAge ?? 0
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ lineHeight: 1.5, minHeight: { xs: '6em', sm: '4.5em' } }}
    >
      {minAge > 0 ? t('agreementWithAge', { count: minAge }) : t('agreement')}{' '}
      <Link component={RouterLink} to={hrefs.operatorPage('terms')} target="_blank" underline="always">
        {t('theTerms')}
      </Link>
      .{' '}
      <Link component={RouterLink} to={hrefs.operatorPage('privacy')} target="_blank" underline="always">
        {t('storedData')}
      </Link>
    </Typography>
  )
}

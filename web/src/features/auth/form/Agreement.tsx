import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useMinAge } from './useMinAge.ts'

/**
 * States what people agree to by creating an account, and the age that they confirm. Until that is known, it refers to
 * the terms. What makes an account waits for the age, so a failure can be repeated. Its links leave the form as it is.
 */
export function Agreement() {
  const { t } = useTranslation(['auth', 'common'])
  const { minAge, retry } = useMinAge()
  return (
    <Typography
      component="div"
      variant="body2"
      color="textSecondary"
      sx={{ lineHeight: 1.5, minHeight: { xs: '6em', sm: '4.5em' } }}
    >
      {/* With other words it is another sentence, since links that moved within it would shift the page. */}
      <Fragment key={minAge}>
        {minAge === undefined && t('agreementWithTerms')}
        {minAge === 0 && t('agreement')}
        {minAge !== undefined && minAge > 0 && t('agreementWithAge', { count: minAge })}{' '}
        <Link component={RouterLink} to={hrefs.operatorPage('terms')} target="_blank" underline="always">
          {t('theTerms')}
        </Link>
        .{' '}
        <Link component={RouterLink} to={hrefs.operatorPage('privacy')} target="_blank" underline="always">
          {t('storedData')}
        </Link>
      </Fragment>
      {retry !== null && (
        <Typography role="alert" variant="body2" color="error">
          {t('minAgeUnknown')}{' '}
          <Link component="button" type="button" color="inherit" underline="always" onClick={retry}>
            {t('common:retry')}
          </Link>
        </Typography>
      )}
    </Typography>
  )
}

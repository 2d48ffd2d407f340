import Link from '@mui/material/Link'
import { operatorPages } from '@upper-bracket/shared/operator/operatorPages'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'

/** The links to the pages of the operator, at the end of every page. */
export function OperatorLinks() {
  const { t } = useTranslation()
  return operatorPages.map(page => (
    <Link key={page} component={RouterLink} to={hrefs.operatorPage(page)} color="inherit">
      {t(page)}
    </Link>
  ))
}

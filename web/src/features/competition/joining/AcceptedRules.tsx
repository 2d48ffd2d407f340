import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { Reason } from './Reason.tsx'

interface AcceptedRulesProps {
  readonly competition: Pick<CompetitionDocument, 'id' | 'rules'>
  /** Whether the rules open in a tab of their own, because something is being filled in here. */
  readonly apart?: boolean
}

/** Says that joining accepts the rules, where there are some. */
export function AcceptedRules({ competition: { id, rules }, apart = false }: AcceptedRulesProps) {
  const { t } = useTranslation('competition')
  if (rules === '') return null
  return (
    <Reason>
      {t('acceptRules')}{' '}
      <Link
        component={RouterLink}
        to={hrefs.competitionRules(id)}
        {...(apart && { target: '_blank' })}
        color="inherit"
        underline="always"
      >
        {t('theRules')}
      </Link>
    </Reason>
  )
}

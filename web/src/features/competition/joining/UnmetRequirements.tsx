import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { unmetRequirements } from '@upper-bracket/shared/competition/requirements'
import type { JoiningProfile } from '@upper-bracket/shared/competition/admitPlayer'
import { publicCopy } from '@upper-bracket/shared/player/publicCopy'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { requirementText } from '@upper-bracket/shared/wording/requiredText'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useRequirementTexts } from './useRequirementTexts.ts'

interface UnmetRequirementsProps {
  readonly competition: CompetitionDocument
  readonly profile: JoiningProfile
}

/** What a newcomer lacks, a line each, with the page where it can be made up for. */
export function UnmetRequirements({ competition, profile }: UnmetRequirementsProps) {
  const { t } = useTranslation(['competition', 'errors'])
  const texts = useRequirementTexts()
  const { pathname } = useLocation()
  const { rankTier } = publicCopy(profile, rankScaleOf(competition))
  return unmetRequirements(competition.options, { ...profile, rankTier }).map(code => (
    <Box component="span" key={code} sx={{ display: 'block' }}>
      {t(`errors:${code}`)}
      {code === 'rank-out-of-range' && `: ${requirementText(texts, competition, code)}`}{' '}
      <Link
        component={RouterLink}
        to={code === 'email-required' ? hrefs.emailVerification(pathname) : hrefs.profile()}
        underline="always"
        sx={{ fontWeight: 650 }}
      >
        {t(code === 'email-required' ? 'toVerification' : 'toProfile')}
      </Link>
    </Box>
  ))
}

import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { unmetRequirements } from '@upper-bracket/shared/competition/requirements'
import type { JoiningProfile } from '@upper-bracket/shared/competition/admitPlayer'
import { hasRankRange } from '@upper-bracket/shared/competition/rankRange'
import { publicCopy } from '@upper-bracket/shared/player/publicCopy'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { requiredText } from '@upper-bracket/shared/wording/requiredText'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useRequirementTexts } from './useRequirementTexts.ts'
import { withoutJoinQuestions } from './withoutJoinQuestions.ts'

interface UnmetRequirementsProps {
  readonly competition: CompetitionDocument
  readonly profile: Profile & JoiningProfile
  /** The competition as it judges the newcomer; by default, whatever joining still asks counts as met. */
  readonly asking?: CompetitionDocument
}

/** What a newcomer lacks, a line each, with the page where it can be made up for; a range of ranks in full. */
export function UnmetRequirements({
  competition,
  profile,
  asking = withoutJoinQuestions(competition, profile),
}: UnmetRequirementsProps) {
  const { t } = useTranslation('competition')
  const texts = useRequirementTexts()
  const { pathname } = useLocation()
  const { rankTier } = publicCopy(profile, rankScaleOf(competition))
  return (
    <>
      {hasRankRange(competition.options) && <Line>{requiredText(texts, competition)}</Line>}
      {unmetRequirements(asking.options, { ...profile, rankTier }).map(code => (
        <Line key={code}>
          {t(code)}.{' '}
          <Link
            component={RouterLink}
            to={code === 'email-required' ? hrefs.emailVerification(pathname) : hrefs.profile()}
            underline="always"
            sx={{ fontWeight: 650 }}
          >
            {t(code === 'email-required' ? 'toVerification' : 'toProfile')}
          </Link>
        </Line>
      ))}
    </>
  )
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {children}
    </Box>
  )
}

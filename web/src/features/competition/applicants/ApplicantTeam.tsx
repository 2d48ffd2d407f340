import Box from '@mui/material/Box'
import type { EnteringTeam } from '@upper-bracket/shared/entry/applicant'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { memberRefusal } from '@upper-bracket/shared/guest/nameMembers'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'

interface ApplicantTeamProps {
  readonly competition: CompetitionDocument
  readonly team: EnteringTeam
}

/** The team with which a captain asks to enter, and what its members lack. */
export function ApplicantTeam({ competition, team: { name, members } }: ApplicantTeamProps) {
  const { t } = useTranslation('applicants')
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {t('team')} <strong>{name}</strong>,{' '}
        {t('teamCount', {
          count: members.filter(({ substitute }) => !substitute).length + 1,
          seats: teamSize,
        })}
      </Box>
      <PlainList aria-label={t('members', { team: name })} sx={{ display: 'grid', gap: 0.5 }}>
        {members.map(member => {
          const code = memberRefusal(competition, member)?.code
          return (
            <Box
              component="li"
              key={member.uid}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
            >
              <NamedRankBadge scale={rankScaleOf(competition)} tier={member.rankTier} size={24} />
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {member.name}
                {member.substitute && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' '}
                    ({t('substitute')})
                  </Box>
                )}
              </Box>
              {code && (
                <Box component="span" sx={{ color: 'warning.main', fontSize: '0.875rem' }}>
                  {t(`obstacle_${code}`)}
                </Box>
              )}
            </Box>
          )
        })}
      </PlainList>
    </Box>
  )
}

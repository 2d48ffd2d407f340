import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { isSteamProfile } from '@upper-bracket/shared/profile/steamProfile'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { listRow } from '#ui/listRow.ts'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { ContactFacts } from '../player/ContactFacts.tsx'
import { ApplicantTeam } from './ApplicantTeam.tsx'
import type { ShownApplicant, ShownObstacle } from './applicantGroups.ts'

interface ApplicantRowProps {
  readonly applicant: ShownApplicant
  readonly competition: CompetitionDocument
  /** The place on the waiting list; null for those who are not on it. */
  readonly place: number | null
  /** What the person or members of the team lack, or why they could not be admitted; null if nothing is known. */
  readonly obstacle: ShownObstacle | null
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
}

/** Everything by which an organizer decides on an applicant. */
export function ApplicantRow({
  applicant,
  competition,
  place,
  obstacle,
  chosen,
  onChoose,
}: ApplicantRowProps) {
  const { t } = useTranslation(['applicants', 'errors'])
  const scale = rankScaleOf(competition)
  const { displayName, photoURL, team, rankTier, steamProfileURL = '', askedAt } = applicant
  return (
    <Box
      component="li"
      sx={{ ...listRow, alignItems: 'start', columnGap: 3, '& input': { scrollMarginBottom: '6rem' } }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={chosen}
            onChange={(_, checked) => onChoose(checked)}
            slotProps={{ input: { 'aria-label': [team?.name, displayName].filter(Boolean).join(', ') } }}
          />
        }
        label={
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
            {place !== null && (
              <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {place}
              </Box>
            )}
            <UserAvatar name={displayName ?? ''} photoURL={photoURL} size={28} />
            <NamedRankBadge scale={scale} tier={rankTier} size={28} />
            <Box component="span" sx={{ fontWeight: 650, minWidth: 0, overflowWrap: 'anywhere' }}>
              {displayName}
              {team && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}>
                  {t('captain')}
                </Box>
              )}
            </Box>
          </Box>
        }
        sx={{ flex: '1 1 16rem', minWidth: 0, mr: 0 }}
      />
      <Box sx={{ flex: '2 1 20rem', minWidth: 0, display: 'grid', gap: 1 }}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('askedAt')} <LocalTime at={askedAt} length="short" />
          {isSteamProfile(steamProfileURL) && (
            <>
              {' · '}
              <OutsideLink href={steamProfileURL}>Steam</OutsideLink>
            </>
          )}
          {applicant.state === 'confirming' && (
            <>
              {' · '}
              {t('confirmsBy')} <LocalTime at={applicant.confirmUntil} length="short" />
            </>
          )}
        </Box>
        {applicant.state === 'declined' && applicant.reason !== null && (
          <Box sx={{ overflowWrap: 'anywhere' }}>{t('reasonWas', { reason: applicant.reason })}</Box>
        )}
        {team && <ApplicantTeam competition={competition} team={team} />}
        {obstacle !== null && (
          <Box sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
            {[
              ...(obstacle.names.length > 0 ? [obstacle.names.join(', ')] : []),
              t(`obstacle_${obstacle.code}`),
            ].join(': ')}
          </Box>
        )}
        <ContactFacts contacts={applicant} />
      </Box>
    </Box>
  )
}

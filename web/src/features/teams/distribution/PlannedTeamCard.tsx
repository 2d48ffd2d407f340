import Box from '@mui/material/Box'
import { basisOfScale, gameOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import type { ShownTeam } from './shownPlan.ts'

interface PlannedTeamCardProps {
  readonly team: ShownTeam
  /** The strength as a share of the strongest team's. */
  readonly share: number
  /** The average rank of its players, if teams are compared by it. */
  readonly average: string | null
  readonly scale: RankScale
  readonly byUid: ReadonlyMap<string, PlayerDocument>
}

/** A planned team: its new players and its strength. */
export function PlannedTeamCard({ team, share, average, scale, byUid }: PlannedTeamCardProps) {
  const { t } = useTranslation('teams')
  const context = basisOfScale(scale)
  const { teamId, name, playerUids, before, rankSum } = team
  return (
    <Box
      component="li"
      aria-label={name}
      sx={theme => ({
        p: 1.5,
        borderRadius: 1,
        border: `1px solid ${theme.vars.palette.divider}`,
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 210px',
      })}
    >
      <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {teamId === null
          ? t('plannedSum', { sum: rankSum, context })
          : t('plannedGrowth', { before: before.rankSum, after: rankSum, context })}
        {average !== null && <> · {t('plannedAverage', { average })}</>}
      </Box>
      <Box aria-hidden sx={{ my: 1, height: 4, bgcolor: 'background.raised', borderRadius: 1 }}>
        <Box
          sx={{
            width: `${share * 100}%`,
            height: '100%',
            bgcolor: `${gameOfScale(scale)}.main`,
            borderRadius: 1,
          }}
        />
      </Box>
      {before.size > 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('plannedMembers', { count: before.size })}
        </Box>
      )}
      <PlainList as="ol">
        {playerUids.map(uid => {
          const player = byUid.get(uid)
          const tier = player?.rankTier ?? null
          return (
            <Box
              component="li"
              key={uid}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}
            >
              <NamedRankBadge scale={scale} tier={tier} size={24} />
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {before.size > 0 && (
                  <Box component="span" aria-hidden sx={{ color: 'brand.main', fontWeight: 700, mr: 0.5 }}>
                    +
                  </Box>
                )}
                {player?.displayName}
              </Box>
            </Box>
          )
        })}
      </PlainList>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DistributionPlan } from '@upper-bracket/shared/balance/distribute'
import type { Game } from '@upper-bracket/shared/games/game'
import { rankTiers } from '@upper-bracket/shared/ranks/rankTier'
import { generatedTeamNames } from '@upper-bracket/shared/team/generatedTeamNames'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { useOwnProfile } from '#documents/profile.ts'
import { useLanguage } from '#platform/useLanguage.ts'
import { RankBadge } from '#ui/ranks/RankBadge.tsx'
import { useRankName } from '#ui/useRankName.ts'

interface DistributionPreviewProps {
  readonly plan: DistributionPlan
  readonly game: Game
  readonly players: readonly PlayerDocument[]
  /** Names that the new teams will not get. */
  readonly takenNames: readonly string[]
}

/** The teams of a plan, each with its sum, and how far the sums lie apart. */
export function DistributionPreview({ plan, game, players, takenNames }: DistributionPreviewProps) {
  const { t } = useTranslation('teams')
  const { language } = useLanguage()
  const rankName = useRankName()
  const lang = useOwnProfile().data?.value?.lang ?? language
  const byUid = useMemo(() => new Map(players.map(player => [player.uid, player])), [players])
  const names = generatedTeamNames(lang, plan.teams.length, takenNames)
  const highest = Math.max(...plan.teams.map(({ rankSum }) => rankSum), 1)
  const planned = plan.teams.flatMap(({ playerUids }) => playerUids)
  const someUnranked = planned.some(uid => byUid.get(uid)?.rankTier === null)
  const median = rankTiers(game)[plan.medianStep - 1]
  return (
    <Box component="section" aria-label={t('preview')} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'flex-end' }}>
        <Typography variant="h3" component="h3" sx={{ flexGrow: 1 }}>
          {t('preview')}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }} title={t('spreadHint')}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('spread')}
          </Box>
          <Typography component="strong" variant="score">
            {plan.spread}
          </Typography>
        </Box>
      </Box>
      {someUnranked && median !== undefined && (
        <Typography color="textSecondary" sx={{ fontSize: '0.9rem' }}>
          {t('medianNote', { rank: rankName(game, median) ?? '' })}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {plan.teams.map(({ playerUids, rankSum }, index) => (
          <Box
            component="li"
            key={playerUids.join()}
            aria-label={names[index]}
            sx={theme => ({
              p: 1.5,
              borderRadius: 1,
              border: `1px solid ${theme.vars.palette.divider}`,
              contentVisibility: 'auto',
              containIntrinsicSize: 'auto 210px',
            })}
          >
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 650 }}>
              <span>{names[index]}</span>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }} title={t('rankSum')}>
                {rankSum}
              </Box>
            </Box>
            <Box aria-hidden sx={{ my: 1, height: 4, bgcolor: 'background.raised', borderRadius: 1 }}>
              <Box
                sx={{
                  width: `${(rankSum / highest) * 100}%`,
                  height: '100%',
                  bgcolor: `${game}.main`,
                  borderRadius: 1,
                }}
              />
            </Box>
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {playerUids.map(uid => {
                const player = byUid.get(uid)
                const tier = player?.rankTier ?? null
                return (
                  <Box
                    component="li"
                    key={uid}
                    sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}
                  >
                    <RankBadge
                      game={game}
                      tier={tier}
                      size={24}
                      title={(tier === null ? null : rankName(game, tier)) ?? t('noRank')}
                    />
                    <Box
                      component="span"
                      sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                    >
                      {player?.displayName}
                    </Box>
                  </Box>
                )
              })}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

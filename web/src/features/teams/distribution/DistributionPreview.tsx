import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { DistributionPlan } from '@upper-bracket/shared/balance/distribute'
import { basisOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { rankOfStep } from '@upper-bracket/shared/ranks/rankTier'
import { generatedTeamNames } from '@upper-bracket/shared/team/generatedTeamNames'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument, TeamDocument } from '#documents/competition.ts'
import { useOwnProfile } from '#documents/profile.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { PlannedTeamCard } from './PlannedTeamCard.tsx'
import { shownPlan } from './shownPlan.ts'

interface DistributionPreviewProps {
  readonly plan: DistributionPlan
  readonly scale: RankScale
  readonly players: readonly PlayerDocument[]
  /** Those whom the organizer leaves as substitutes. */
  readonly leftOut: ReadonlySet<string>
  /** The teams that stay, whose names new ones must not take. */
  readonly teams: readonly TeamDocument[]
  /** Requests another distribution of equal quality; null if there is none. */
  readonly onAnother: (() => void) | null
}

/** The teams of a plan, and their strengths. */
export function DistributionPreview(props: DistributionPreviewProps) {
  const { plan, scale, players, leftOut, teams, onAnother } = props
  const { t } = useTranslation('teams')
  const { language } = useLanguage()
  const rankName = useRankName()
  const lang = useOwnProfile().data?.value?.lang ?? language
  const byUid = useMemo(() => new Map(players.map(player => [player.uid, player])), [players])
  const made = plan.teams.filter(({ teamId }) => teamId === null).length
  const names = generatedTeamNames(
    lang,
    made,
    teams.map(({ name }) => name),
    plan.basis,
  )
  const nameOf = new Map(teams.map(({ id, name }) => [id, name]))
  const shown = shownPlan(plan, { names, nameOf })
  const strongest = Math.max(...shown.teams.map(({ strength }) => strength), 1)
  const someUnranked = plan.teams.some(({ playerUids }) =>
    playerUids.some(uid => byUid.get(uid)?.rankTier === null),
  )
  const median = rankOfStep(scale, plan.medianStep)
  const context = basisOfScale(scale)
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const byAverage = plan.comparedBy === 'average'
  return (
    <Box component="section" aria-label={t('preview')} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'center' }}>
        <Typography variant="h3" component="h3" sx={{ flexGrow: 1 }}>
          {t('preview')}
        </Typography>
        {onAnother !== null && (
          <Button size="small" variant="outlined" color="inherit" onClick={onAnother}>
            {t('another')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, color: 'text.secondary', fontSize: '0.9rem' }}>
        {shown.newSizes !== null && <span>{sizesNote(shown.newSizes)}</span>}
        {byAverage && <span>{t('averageNote', { context })}</span>}
        {plan.withOthers !== null && (
          <span>
            {plan.withOthers.comparedBy === 'sum'
              ? t('withOthers_sum', { spread: number.format(plan.withOthers.spread) })
              : t('withOthers_average', { spread: number.format(plan.withOthers.spread), context })}
          </span>
        )}
        {someUnranked && median !== undefined && (
          <span>
            {players.some(({ rankTier }) => rankTier !== null)
              ? t('medianNote', { rank: rankName(scale, median) ?? '', context })
              : t('nobodyRanked', { context })}
          </span>
        )}
      </Box>
      <PlainList
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {shown.teams.map(team => (
          <PlannedTeamCard
            key={team.key}
            team={team}
            share={team.strength / strongest}
            average={byAverage ? number.format(team.strength) : null}
            scale={scale}
            byUid={byUid}
          />
        ))}
      </PlainList>
      {plan.substituteUids.length > 0 && (
        <Box component="section" aria-label={t('substituteList')} sx={{ display: 'grid', gap: 0.75 }}>
          <Box sx={{ fontWeight: 650 }}>
            {t('substituteList')} · {plan.substituteUids.length}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
            {t(plan.substituteUids.some(uid => leftOut.has(uid)) ? 'substituteNote' : 'substituteNoteLast')}
          </Box>
          <PlainList sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
            {plan.substituteUids.map(uid => {
              const player = byUid.get(uid)
              return (
                <Box
                  component="li"
                  key={uid}
                  sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}
                >
                  <NamedRankBadge scale={scale} tier={player?.rankTier ?? null} size={24} />
                  <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    {player?.displayName}
                  </Box>
                </Box>
              )
            })}
          </PlainList>
        </Box>
      )}
    </Box>
  )

  function sizesNote({ smallest, largest }: { smallest: number; largest: number }): string {
    return smallest === largest
      ? t('sizesEven', { count: smallest })
      : t('sizesDiffer', { smallest, count: largest })
  }
}

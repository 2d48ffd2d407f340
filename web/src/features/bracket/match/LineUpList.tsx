import SwapHoriz from '@mui/icons-material/SwapHoriz'
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { LinedUpPlayer } from '@upper-bracket/shared/lineUp/matchLineUps'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import { useCompetitionQuery } from '#documents/competition.ts'
import { useShowPlayer } from '#platform/addresses/useShowPlayer.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { PlayerLink } from '#ui/PlayerLink.tsx'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { useBracketScope } from '../state/bracketScope.ts'

interface LineUpListProps {
  readonly players: readonly LinedUpPlayer[]
  /** Whether the rows begin at the right edge. */
  readonly mirrored?: boolean
}

/** The players of a line-up, with their ranks if any of them has one. The captain and stand-ins are marked. */
export function LineUpList({ players, mirrored = false }: LineUpListProps) {
  const { t } = useTranslation(['bracket', 'common'])
  const { competitionId } = useBracketScope()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  const show = useShowPlayer()
  if (players.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ textAlign: mirrored ? 'end' : 'start' }}>
        {t('noLineUp')}
      </Typography>
    )
  }
  const nameOf = (name: string | null) => name ?? t('common:deletedPlayer')
  const hasRanks = players.some(({ rankTier }) => rankTier !== null)
  return (
    <PlainList>
      {players.map(({ uid, name, rankTier, captain, standsInFor }) => (
        <Box component="li" key={uid} sx={mirrored ? mirroredRow : row}>
          {competition && hasRanks && (
            <NamedRankBadge scale={rankScaleOf(competition)} tier={rankTier} size={28} />
          )}
          <Box sx={{ minWidth: 0, display: 'grid' }}>
            <PlayerLink uid={uid} name={nameOf(name)} onShow={show} />
            {standsInFor !== null && (
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ display: 'flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere', pb: 0.75 }}
              >
                <SwapHoriz sx={{ fontSize: 16 }} />
                {t('standsInFor', { player: nameOf(standsInFor.name) })}
              </Typography>
            )}
          </Box>
          {captain && (
            <WorkspacePremiumOutlined
              titleAccess={t('captain')}
              sx={{ fontSize: 20, color: `${competition?.game}.main`, flexShrink: 0 }}
            />
          )}
        </Box>
      ))}
    </PlainList>
  )
}

const row = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 } as const
const mirroredRow = { ...row, flexDirection: 'row-reverse', textAlign: 'end' } as const

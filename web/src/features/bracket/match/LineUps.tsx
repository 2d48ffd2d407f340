import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompetitionQuery, useTeamPlayersQuery } from '#documents/competition.ts'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { useShowPlayer } from '#platform/addresses/useShowPlayer.ts'
import { PlayerLink } from '#ui/PlayerLink.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { RankBadge } from '#ui/ranks/RankBadge.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

/** Who plays in the teams of a match, read when it is asked for. */
export function LineUps({ match }: { match: Match }) {
  const { t } = useTranslation('bracket')
  const id = useId()
  const [shown, setShown] = useState(false)
  const teamIds = match.slots.flatMap(({ teamId }) => teamId ?? [])
  if (teamIds.length === 0) return null
  return (
    <div>
      <Button
        size="small"
        color="inherit"
        startIcon={<GroupsOutlined />}
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
        sx={{ ml: -0.5 }}
      >
        {t('lineUps')}
      </Button>
      <Box
        id={id}
        hidden={!shown}
        sx={{ mt: 1, display: shown ? 'grid' : 'none', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {shown && teamIds.map(teamId => <LineUp key={teamId} teamId={teamId} />)}
      </Box>
    </div>
  )
}

/** The players of a team. */
export function LineUp({ teamId }: { teamId: string }) {
  const { t } = useTranslation('bracket')
  const { competitionId } = useBracketScope()
  const game = useCompetitionQuery(competitionId).currentData?.value?.game
  const texts = useMatchTexts()
  const rankName = useRankName()
  const show = useShowPlayer()
  const { currentData } = useTeamPlayersQuery({ competitionId, teamId })
  const players = useNamedPlayers(currentData?.value)
  return (
    <section>
      <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {texts.team(teamId)}
      </Typography>
      {currentData === undefined && <RowsSkeleton rows={2} />}
      {currentData !== undefined && players.length === 0 && (
        <Typography color="textSecondary">{t('noLineUp')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {players.map(({ uid, displayName, rankTier }) => (
          <Box component="li" key={uid} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
            {game !== undefined && (
              <RankBadge
                game={game}
                tier={rankTier}
                size={28}
                title={(rankTier === null ? null : rankName(game, rankTier)) ?? t('noRank')}
              />
            )}
            <PlayerLink uid={uid} name={displayName} onShow={show} />
          </Box>
        ))}
      </Box>
    </section>
  )
}

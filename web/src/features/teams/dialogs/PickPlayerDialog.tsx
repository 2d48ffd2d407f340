import Box from '@mui/material/Box'
import type { Game } from '@upper-bracket/shared/games/game'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument, TeamDocument } from '#documents/competition.ts'
import { RankBadge } from '#ui/ranks/RankBadge.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import type { TeamActions } from '../useTeamActions.ts'

interface PickPlayerDialogProps {
  readonly team: TeamDocument
  readonly pool: readonly PlayerDocument[]
  readonly game: Game
  readonly actions: TeamActions
  readonly onClose: () => void
}

/** Chooses one of the players without a team for a free seat. */
export function PickPlayerDialog({ team, pool, game, actions, onClose }: PickPlayerDialogProps) {
  const { t } = useTranslation('teams')
  const rankName = useRankName()
  return (
    <PickerDialog
      title={t('pickTitle', { team: team.name })}
      empty={t('pickNobody')}
      search={{ label: t('poolSearch'), notFound: t('poolNotFound'), fromItems: 1 }}
      items={pool.map(({ uid, displayName, photoURL, rankTier }) => ({
        id: uid,
        name: displayName,
        photoURL,
        rankTier,
      }))}
      onPick={({ id: uid }) => actions.assign(uid, team.id)}
      onClose={onClose}
    >
      {({ name, photoURL, rankTier }) => (
        <>
          <UserAvatar name={name} photoURL={photoURL} size={32} />
          <Box component="span" sx={{ minWidth: 0, fontWeight: 600 }}>
            {name}
          </Box>
          <Box component="span" sx={{ ml: 'auto', display: 'flex' }}>
            <RankBadge
              game={game}
              tier={rankTier}
              size={32}
              title={(rankTier === null ? null : rankName(game, rankTier)) ?? t('noRank')}
            />
          </Box>
        </>
      )}
    </PickerDialog>
  )
}

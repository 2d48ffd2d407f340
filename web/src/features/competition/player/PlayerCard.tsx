import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { isSteamProfile } from '@upper-bracket/shared/profile/steamProfile'
import { basisOfScale, isRatingScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type CompetitionDocument, type StoredPlayer, useTeamsQuery } from '#documents/competition.ts'
import { useMyParticipation, usePlayerQuery } from '#documents/ownPlayer.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RankBadge } from '#ui/ranks/RankBadge.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { Fact } from './Fact.tsx'
import { PlayerContacts } from './PlayerContacts.tsx'

interface PlayerCardProps {
  readonly competition: CompetitionDocument
  readonly uid: string
  readonly onClose: () => void
}

/** A player's profile and, for organizers and the player, the contacts. */
export default function PlayerCard({ competition, uid, onClose }: PlayerCardProps) {
  const { t } = useTranslation(['player', 'common'])
  const id = useId()
  const { currentData, error, refetch } = usePlayerQuery({ competitionId: competition.id, uid })
  const player = currentData?.value
  const name = player === null ? t('gone') : (player?.displayName ?? t('common:deletedPlayer'))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Box sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {player && <UserAvatar name={name} photoURL={player.photoURL} size={56} />}
          <Typography id={id} variant="h3" component="h2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {player === undefined ? <Skeleton width="60%" /> : name}
          </Typography>
          <IconButton
            aria-label={t('common:close')}
            onClick={onClose}
            edge="end"
            sx={{ alignSelf: 'flex-start' }}
          >
            <Close />
          </IconButton>
        </Box>
        {player === null && <Typography color="textSecondary">{t('goneText')}</Typography>}
        {player && <Facts competition={competition} player={player} />}
        {player === undefined && error !== undefined && (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        )}
      </Box>
    </Dialog>
  )
}

function Facts({ competition, player }: { competition: CompetitionDocument; player: StoredPlayer }) {
  const { t } = useTranslation('player')
  const rankName = useRankName()
  const own = useMyParticipation(competition)
  const team = useTeamsQuery(competition.id).currentData?.value.find(
    ({ id }) => id === (player.teamId ?? player.substituteOf),
  )
  const scale = rankScaleOf(competition)
  const { uid, rankTier, captain, steamProfileURL = '' } = player
  const isOwn = own.uid === uid
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <Fact label={t('rank', { context: basisOfScale(scale) })}>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            {!isRatingScale(scale) && <RankBadge game={scale} tier={rankTier} size={32} />}
            {(rankTier === null ? null : rankName(scale, rankTier)) ?? t('noRank')}
          </Box>
        </Fact>
        <Fact label={t('team')}>
          {team === undefined
            ? t('noTeam')
            : captain || player.teamId === null
              ? t(captain ? 'captainOf' : 'substituteOf', { team: team.name })
              : team.name}
        </Fact>
        {isSteamProfile(steamProfileURL) && (
          <Fact label="Steam">
            <OutsideLink href={steamProfileURL}>{steamProfileURL.replace('https://', '')}</OutsideLink>
          </Fact>
        )}
      </Box>
      {player.guest && (
        <Typography color="textSecondary">{t(player.namedByCaptain ? 'guestNamed' : 'guest')}</Typography>
      )}
      {(isOwn || isOrganizer(own.roles)) && (
        <PlayerContacts
          competitionId={competition.id}
          uid={uid}
          isOwn={isOwn}
          isGuest={player.guest === true}
        />
      )}
    </>
  )
}

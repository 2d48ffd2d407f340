import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Game } from '@upper-bracket/shared/games/game'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument, TeamDocument } from '#documents/competition.ts'
import { RankBadge } from '#ui/ranks/RankBadge.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { matchesName } from '../matchesName.ts'
import { SearchField } from '../SearchField.tsx'
import type { TeamActions } from '../useTeamActions.ts'

interface PickPlayerDialogProps {
  readonly team: TeamDocument
  readonly pool: readonly PlayerDocument[]
  readonly game: Game
  readonly actions: TeamActions
  readonly onClose: () => void
}

const most = 100

/** Chooses one of the players without a team for a free seat. */
export function PickPlayerDialog({ team, pool, game, actions, onClose }: PickPlayerDialogProps) {
  const { t } = useTranslation(['teams', 'common'])
  const id = useId()
  const rankName = useRankName()
  const [typed, setTyped] = useState('')
  const found = pool.filter(({ displayName }) => matchesName(displayName, typed))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('pickTitle', { team: team.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minHeight: 160 }}>
        {pool.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{t('pickNobody')}</Box>
        ) : (
          <SearchField label={t('poolSearch')} value={typed} onChange={setTyped} />
        )}
        {pool.length > 0 && found.length === 0 && (
          <Box sx={{ color: 'text.secondary' }}>{t('poolNotFound')}</Box>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.slice(0, most).map(({ uid, displayName, photoURL, rankTier }) => {
            const rank = rankTier === null ? null : rankName(game, rankTier)
            return (
              <li key={uid}>
                <ButtonBase
                  onClick={() => {
                    onClose()
                    actions.assign(uid, team.id)
                  }}
                  sx={{
                    width: '100%',
                    minHeight: 48,
                    px: 1,
                    gap: 1.25,
                    justifyContent: 'flex-start',
                    borderRadius: 1,
                    fontFamily: 'inherit',
                    fontSize: 'inherit',
                    fontWeight: 600,
                    '&:hover': { bgcolor: 'background.raised' },
                  }}
                >
                  <UserAvatar name={displayName} photoURL={photoURL} size={32} />
                  <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' }}>
                    {displayName}
                  </Box>
                  <Box component="span" sx={{ ml: 'auto', display: 'flex' }}>
                    <RankBadge game={game} tier={rankTier} size={32} title={rank ?? t('noRank')} />
                  </Box>
                </ButtonBase>
              </li>
            )
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

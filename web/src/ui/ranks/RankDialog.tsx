import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Game } from '@upper-bracket/shared/games/game'
import { type RankTier, rankTiers } from '@upper-bracket/shared/ranks/rankTier'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DismissButton } from '../DismissButton.tsx'
import { RankBadge } from './RankBadge.tsx'
import { useRankName } from './useRankName.ts'

interface RankDialogProps {
  readonly game: Game
  readonly tier: RankTier | null
  readonly onChoose: (tier: RankTier | null) => void
  readonly onClose: () => void
}

/** All ranks of a game as pictures with their names, lowest first; Dota's in rows of five stars. */
export default function RankDialog({ game, tier, onChoose, onClose }: RankDialogProps) {
  const { t } = useTranslation(['ranks', 'common'])
  const rankName = useRankName()
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const title = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth fullScreen={narrow}>
      <DialogTitle id={title}>{`${t('choose')}: ${t(`common:game_${game}`)}`}</DialogTitle>
      <DialogContent dividers sx={{ px: { xs: 0.5, sm: 3 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: 0.5,
            gridTemplateColumns:
              game === 'dota2' ? 'repeat(5, minmax(0, 1fr))' : 'repeat(auto-fill, minmax(96px, 1fr))',
          }}
        >
          {rankTiers(game).map(each => (
            <ButtonBase
              key={each}
              aria-pressed={each === tier}
              autoFocus={each === tier}
              onClick={() => onChoose(each)}
              sx={theme => ({
                display: 'grid',
                alignContent: 'start',
                justifyItems: 'center',
                gap: 0.5,
                px: 0.25,
                py: 1,
                fontFamily: 'inherit',
                fontSize: { xs: '0.65rem', sm: '0.75rem' },
                lineHeight: 1.25,
                textAlign: 'center',
                borderRadius: 1,
                border: '2px solid transparent',
                '&:hover': { bgcolor: 'background.raised' },
                '&[aria-pressed=true]': {
                  borderColor: theme.vars.palette[game].main,
                  bgcolor: 'background.raised',
                },
              })}
            >
              <RankBadge game={game} tier={each} size={48} />
              {rankName(game, each)}
            </ButtonBase>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {tier !== null && (
          <Button color="inherit" onClick={() => onChoose(null)} sx={{ mr: 'auto' }}>
            {t('remove')}
          </Button>
        )}
        <DismissButton onClick={onClose} />
      </DialogActions>
    </Dialog>
  )
}

import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { Game } from '@upper-bracket/shared/games/game'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GameLabel } from '#ui/game/GameLabel.tsx'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { RankBadge } from './RankBadge.tsx'
import { useRankName } from './useRankName.ts'

const RankDialog = lazyDialog(() => import('./RankDialog.tsx'))

interface RankFieldProps {
  readonly game: Game
  readonly tier: RankTier | null
  readonly onChange: (tier: RankTier | null) => void
}

/** Shows the rank in a game, and opens the dialog to choose another one. */
export function RankField({ game, tier, onChange }: RankFieldProps) {
  const { t } = useTranslation('ranks')
  const rankName = useRankName()
  const [open, setOpen] = useState(false)
  const name = tier === null ? null : rankName(game, tier)

  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={theme => ({
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 2,
          p: 2,
          textAlign: 'left',
          fontFamily: 'inherit',
          borderRadius: 1,
          border: `1px solid ${theme.vars.palette.divider}`,
          borderLeft: `4px solid ${theme.vars.palette[game].main}`,
          bgcolor: 'background.paper',
          '&:hover': { bgcolor: 'background.raised' },
        })}
      >
        <RankBadge game={game} tier={tier} size={64} />
        <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
          <GameLabel game={game} />
          <Typography component="span" variant="h3">
            {name ?? t('none')}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {t(tier === null ? 'choose' : 'change')}
          </Typography>
        </Box>
      </ButtonBase>
      {open && (
        <Suspense fallback={null}>
          <RankDialog
            game={game}
            tier={tier}
            onClose={() => setOpen(false)}
            onChoose={chosen => {
              onChange(chosen)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

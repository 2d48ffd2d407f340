import Box from '@mui/material/Box'
import type { Game } from '@upper-bracket/shared/games/game'
import { useTranslation } from 'react-i18next'

/** The name of a game in its accent colour. */
export function GameLabel({ game }: { game: Game }) {
  const { t } = useTranslation()
  return (
    <Box
      component="span"
      sx={theme => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontWeight: 700,
        color: theme.vars.palette[game].main,
        '&::before': {
          content: '""',
          width: 10,
          height: 10,
          transform: 'skewX(-14deg)',
          background: 'currentColor',
        },
      })}
    >
      {t(`game_${game}`)}
    </Box>
  )
}

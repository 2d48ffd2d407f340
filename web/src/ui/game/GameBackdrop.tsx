import Box from '@mui/material/Box'
import type { Game } from '@upper-bracket/shared/games/game'
import { gameMotif } from '@upper-bracket/shared/games/gameMotif'

/** The motif of a game in its accent colour, behind a card or a header; decorative. */
export function GameBackdrop({ game, strength = 0.3 }: { game: Game; strength?: number }) {
  const { lines, marks } = gameMotif[game]
  return (
    <Box
      aria-hidden
      sx={theme => ({
        position: 'absolute',
        inset: 0,
        overflow: 'hidden',
        borderRadius: 'inherit',
        pointerEvents: 'none',
        color: theme.vars.palette[game].main,
        background: `linear-gradient(105deg, color-mix(in srgb, currentColor 16%, transparent), transparent 62%)`,
      })}
    >
      <Box
        component="svg"
        viewBox="0 0 200 200"
        focusable="false"
        sx={{
          position: 'absolute',
          // On a narrow screen it stays in the corner, so that the text has a calm background.
          right: { xs: -48, sm: '-6%' },
          top: { xs: 48, sm: '50%' },
          height: { xs: 'min(130%, 210px)', sm: 'min(150%, 420px)' },
          transform: 'translateY(-50%) rotate(-8deg)',
          opacity: { xs: strength * 0.8, sm: strength },
          maskImage: 'linear-gradient(100deg, transparent 5%, black 70%)',
        }}
      >
        <path d={lines} fill="none" stroke="currentColor" strokeWidth="2" />
        <path d={marks} fill="currentColor" />
      </Box>
    </Box>
  )
}

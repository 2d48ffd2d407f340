import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { cardSide, shortResult } from '@upper-bracket/shared/card/matchResult'

const fontSizes = { dense: '1.5rem', panel: '2.5rem', hero: 'clamp(2.25rem, 1.5rem + 3vw, 4rem)' } as const

interface SlotScoreProps {
  readonly match: Match
  readonly side: Side
  /** Whether the team has won, or would win by this score. */
  readonly leads: boolean
  /** `dense`: in a row of a list. `hero`: on the page of the match. */
  readonly size?: keyof typeof fontSizes
}

/** The games won, in large figures. If the match was not played, W for the winner and a dash for the loser. */
export function SlotScore({ match, side, leads, size = 'panel' }: SlotScoreProps) {
  return (
    <Typography
      variant="score"
      component="output"
      aria-live="off"
      sx={{
        fontSize: fontSizes[size],
        minWidth: '1.4em',
        textAlign: 'center',
        color: leads ? 'brand.main' : 'inherit',
      }}
    >
      {shortResult(cardSide(match, side).result)}
    </Typography>
  )
}

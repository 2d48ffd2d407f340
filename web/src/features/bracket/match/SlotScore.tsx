import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { slotResult } from '../texts/slotResult.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

interface SlotScoreProps {
  readonly match: Match
  readonly side: Side
  /** Whether the team has won, or would win by this score. */
  readonly leads: boolean
  readonly dense?: boolean
}

/** The games won, in large figures. If the match was not played, W for the winner and a dash for the loser. */
export function SlotScore({ match, side, leads, dense = false }: SlotScoreProps) {
  const texts = useMatchTexts()
  const result = slotResult(match, side)
  const isNumber = typeof result === 'number'
  return (
    <Typography
      variant="score"
      component="output"
      aria-live="off"
      sx={{
        fontSize: dense ? '1.5rem' : '2.5rem',
        minWidth: '1.4em',
        textAlign: 'center',
        color: leads ? 'brand.main' : 'inherit',
      }}
    >
      {isNumber || result === 'walkover' || result === null ? texts.mark(match, side) : '—'}
    </Typography>
  )
}

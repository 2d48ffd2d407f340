import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

/** The games of a match with their maps and rounds, in a line; nothing if only the score is known. */
export function PlayedGames({ match }: { match: Match }) {
  const games = useMatchTexts().games(match)
  return games === null ? null : (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {games}
    </Typography>
  )
}

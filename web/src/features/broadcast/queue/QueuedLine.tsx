import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { TeamFace } from '#ui/TeamFace.tsx'
import { Commentators } from '../streams/Commentators.tsx'

interface QueuedLineProps {
  readonly match: Match
  /** The names of its commentators. */
  readonly commentators: readonly string[]
}

/** A match of the queue: its teams, its round with the planned start or the status, and who commentates it. */
export function QueuedLine({ match, commentators }: QueuedLineProps) {
  const texts = useMatchTexts()
  const [upper, lower] = match.slots
  return (
    <Box sx={{ minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650, lineHeight: 1.3 }}>
        <TeamFace face={texts.face(upper.teamId)} inText />
        <TeamFace face={texts.face(lower.teamId)} inText />
        {texts.teams(match)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.place(match)} · {texts.start(match) ?? texts.status(match)}
      </Typography>
      <Commentators names={commentators} />
    </Box>
  )
}

import Box from '@mui/material/Box'
import type { CompetitionDocument } from '#documents/competition.ts'
import { SponsorPicture } from '#ui/SponsorPicture.tsx'

interface SponsorRowProps {
  readonly competition: CompetitionDocument
  readonly zoom?: number
}

/** Six pictures in the largest zoom fit the width of the stage. */
const height = 48
/** The height of the row and its margins without zoom. */
export const sponsorRowHeight = 112

/** The pictures of the sponsors next to each other, in the middle of the bottom of the stage. */
export function SponsorRow({ competition, zoom = 1 }: SponsorRowProps) {
  if (competition.sponsors.length === 0) return null
  return (
    <Box style={{ zoom }} sx={row}>
      {competition.sponsors.map(sponsor => (
        <SponsorPicture
          key={sponsor.id}
          competitionId={competition.id}
          sponsor={sponsor}
          size="large"
          height={height}
        />
      ))}
    </Box>
  )
}

const row = {
  position: 'absolute',
  inset: 'auto 0 20px',
  display: 'flex',
  justifyContent: 'center',
  gap: '16px',
} as const

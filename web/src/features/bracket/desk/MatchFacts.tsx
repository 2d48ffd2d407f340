import Box from '@mui/material/Box'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { PathSections } from '../matchRoom/PathSections.tsx'
import { MatchStakes } from './MatchStakes.tsx'

/** What there is to say about a match: what is at stake, and how its teams have played before. */
export function MatchFacts({ match }: { match: Match }) {
  return (
    <Box sx={facts}>
      <MatchStakes match={match} />
      <PathSections match={match} />
    </Box>
  )
}

const facts = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
} as const

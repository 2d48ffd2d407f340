import Box from '@mui/material/Box'
import { PlainList } from '#ui/PlainList.tsx'
import { MatchCard } from '../drawing/MatchCard.tsx'
import { layoutMetrics } from '@upper-bracket/shared/bracket/drawing/layoutMetrics'

/** Match cards one below the other. */
export function MatchList({ matchIds }: { matchIds: readonly string[] }) {
  return (
    <PlainList as="ol" sx={{ display: 'grid', gap: 1 }}>
      {matchIds.map(id => (
        <Box component="li" key={id} sx={{ height: layoutMetrics.cardHeight, minWidth: 0 }}>
          <MatchCard matchId={id} />
        </Box>
      ))}
    </PlainList>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useTranslation } from 'react-i18next'
import { useAdvancement } from '../match/useAdvancement.ts'
import { MatchRoomSection } from '../matchRoom/MatchRoomSection.tsx'
import { LazyMatchWorth } from '../prospects/LazyMatchWorth.tsx'

/** What the match is worth to both teams. */
export function MatchStakes({ match }: { match: Match }) {
  const { t } = useTranslation('desk')
  const advancement = useAdvancement(match)
  return (
    <MatchRoomSection title={t('stakes')}>
      <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        {advancement.map(({ text }) => (
          <Typography key={text}>{text}</Typography>
        ))}
        <LazyMatchWorth match={match} />
      </Box>
    </MatchRoomSection>
  )
}

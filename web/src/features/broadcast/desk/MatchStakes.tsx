import Box from '@mui/material/Box'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useTranslation } from 'react-i18next'
import { useAdvancement } from '#features/bracket/match/useAdvancement.ts'
import { LazyMatchWorth } from '#features/bracket/prospects/LazyMatchWorth.tsx'

/** What the match is worth to both teams. */
export function MatchStakes({ match }: { match: Match }) {
  const { t } = useTranslation('desk')
  const advancement = useAdvancement(match)
  return (
    <Box component="section" aria-label={t('stakes')} sx={{ overflowWrap: 'anywhere' }}>
      {advancement.map(({ text }) => text).join(' · ')}
      <LazyMatchWorth match={match} />
    </Box>
  )
}

import Box from '@mui/material/Box'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useTranslation } from 'react-i18next'
import { LazyMatchWorth } from '#features/bracket/prospects/LazyMatchWorth.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

/** What the match is worth to both teams. */
export function MatchStakes({ match }: { match: Match }) {
  const { t } = useTranslation('desk')
  const advancement = useMatchTexts().onward(match)
  return (
    <Box component="section" aria-label={t('stakes')} sx={{ overflowWrap: 'anywhere' }}>
      {advancement.map(({ text }) => text).join(' · ')}
      <LazyMatchWorth match={match} />
    </Box>
  )
}

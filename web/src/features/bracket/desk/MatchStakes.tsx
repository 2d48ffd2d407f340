import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { usePublicCommentatorsQuery } from '#features/commentators/commentatorEndpoints.ts'
import { useAdvancement } from '../match/useAdvancement.ts'
import { MatchRoomSection } from '../matchRoom/MatchRoomSection.tsx'
import { LazyMatchWorth } from '../prospects/LazyMatchWorth.tsx'

/** What the match is worth to both teams, and who commentates it. */
export function MatchStakes({ competition, match }: { competition: CompetitionDocument; match: Match }) {
  const { t } = useTranslation('desk')
  const advancement = useAdvancement(match)
  const commentators = usePublicCommentatorsQuery(competition.id).currentData?.value ?? []
  const names = commentators
    .filter(
      ({ matches }) =>
        matches === null ||
        (matches.bracketId === competition.bracketId && matches.matchIds.includes(match.id)),
    )
    .map(({ displayName }) => displayName)
  return (
    <MatchRoomSection title={t('stakes')}>
      <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        {advancement.map(({ text }) => (
          <Typography key={text}>{text}</Typography>
        ))}
        <LazyMatchWorth match={match} />
        {names.length > 0 && (
          <Typography color="textSecondary">{t('commentators', { names: names.join(', ') })}</Typography>
        )}
      </Box>
    </MatchRoomSection>
  )
}

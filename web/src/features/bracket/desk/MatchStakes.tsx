import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { usePublicCommentatorsQuery } from '#features/commentators/commentatorEndpoints.ts'
import { useAdvancement } from '../match/useAdvancement.ts'
import { LazyMatchWorth } from '../prospects/LazyMatchWorth.tsx'

/** What the match is worth to both teams, and who commentates it. */
export function MatchStakes({ competition, match }: { competition: CompetitionDocument; match: Match }) {
  const { t } = useTranslation('desk')
  const id = useId()
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
    <Box component="section" aria-labelledby={id} sx={stakes}>
      <Typography id={id} component="h2" variant="h3">
        {t('stakes')}
      </Typography>
      {advancement.map(({ text }) => (
        <Typography key={text}>{text}</Typography>
      ))}
      <LazyMatchWorth match={match} />
      {names.length > 0 && (
        <Typography color="textSecondary">{t('commentators', { names: names.join(', ') })}</Typography>
      )}
    </Box>
  )
}

const stakes = {
  display: 'grid',
  gap: 0.5,
  overflowWrap: 'anywhere',
  px: { xs: 1.5, sm: 2, md: 3 },
  py: 1.5,
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const

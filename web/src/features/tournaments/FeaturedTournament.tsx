import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ListedCompetition } from '@upper-bracket/shared/competition/competitionList'
import { type DrawnMatch, sampleBracket } from '@upper-bracket/shared/preview/drawnBracket'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { featuredHeight } from './FeaturedSkeleton.tsx'
import { SmallBracket } from './SmallBracket.tsx'
import { TournamentCard } from './TournamentCard.tsx'

interface FeaturedTournamentProps {
  readonly competition: ListedCompetition
  readonly matches: readonly DrawnMatch[]
}

/** The most recently active competition, with its bracket as it is now. */
export function FeaturedTournament({ competition, matches }: FeaturedTournamentProps) {
  const { t } = useTranslation('tournaments')
  return (
    <Box component="section" aria-labelledby="featured" sx={frame}>
      <h2 id="featured" style={visuallyHidden}>
        {t('playedNow')}
      </h2>
      <PlainList sx={{ display: 'grid' }}>
        <TournamentCard competition={competition}>
          <SmallBracket matches={matches} />
        </TournamentCard>
      </PlainList>
    </Box>
  )
}

/** What a bracket looks like, while nothing is played. */
export function SampleTournament() {
  const { t } = useTranslation('tournaments')
  return (
    <Box sx={{ ...frame, gridTemplateRows: 'auto', alignContent: 'center', gap: 3 }}>
      <Typography color="textSecondary">{t('nothingPlayed')}</Typography>
      <SmallBracket matches={sampleBracket} />
    </Box>
  )
}

const frame = { gridArea: 'featured', display: 'grid', minWidth: 0, minHeight: featuredHeight } as const

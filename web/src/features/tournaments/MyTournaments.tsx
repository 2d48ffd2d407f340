import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMyCompetitions } from '#documents/useMyCompetitions.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useDrawnInSteps } from '#ui/useDrawnInSteps.ts'
import { CreateButton } from './CreateButton.tsx'
import { TournamentCard } from './TournamentCard.tsx'
import { CardGrid, CardSkeletons } from './TournamentGrid.tsx'

const maxShown = 6

/** The unfinished competitions in which a person plays or that they organize; nothing if there are none. */
export function MyTournaments({ uid }: { uid: string }) {
  const { t } = useTranslation('tournaments')
  const mine = useMyCompetitions(uid)?.unfinished
  const isDrawn = useDrawnInSteps(mine !== undefined)
  if (mine === undefined || !isDrawn) return <CardSkeletons count={3} />
  if (mine.length === 0) return null
  return (
    <Box component="section" aria-labelledby="my-tournaments">
      <Box sx={head}>
        <Typography id="my-tournaments" variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {t('myTitle')}
        </Typography>
        <Button component={Link} to={hrefs.tournaments()} color="inherit">
          {t('showAll')}
        </Button>
        <CreateButton variant="outlined" />
      </Box>
      <CardGrid>
        {mine.slice(0, maxShown).map(({ competition }) => (
          <TournamentCard key={competition.id} competition={competition} />
        ))}
      </CardGrid>
    </Box>
  )
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 } as const

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { standingPlace } from '@upper-bracket/shared/wording/standingPlace'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStandings } from '#documents/useStandings.ts'
import { TeamFace } from '#ui/TeamFace.tsx'
import { liveBracket } from '../commands/liveBracket.ts'
import { useBracketScope, useResults } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

interface FinalPlacesProps {
  /** The number of places shown until more are asked for; null for all. */
  readonly initially: number | null
}

/**
 * The final places, best first. During play it shows them once the first team is out, with ranges for teams still
 * playing.
 */
export const FinalPlaces = memo(function FinalPlaces({ initially }: FinalPlacesProps) {
  const [all, setAll] = useState(initially === null)
  const { t } = useTranslation('bracket')
  const { shape } = useBracketScope()
  const texts = useMatchTexts()
  const results = useResults()
  // Below a bracket that is played, they are out of view at first.
  const standings = useStandings(shape, initially !== null)
  const { places, isOver } = useMemo(() => {
    const all = standings?.(liveBracket(shape, results)) ?? []
    return {
      places: all.some(({ state }) => state === 'placed') ? all : [],
      isOver: all.every(({ state }) => state === 'placed'),
    }
  }, [shape, results, standings])
  if (places.length === 0) return null
  const shown = all || initially === null ? places.length : initially

  return (
    <Box
      component="section"
      aria-labelledby="final-places"
      data-final-places
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography id="final-places" variant="h3" component="h2">
        {t(isOver ? 'places' : 'placesSoFar')}
      </Typography>
      <Box component="ol" sx={[placesGrid, initially === null && belowTheTree]}>
        {places.map(({ teamId, state, ...place }, index) => (
          <Box
            component="li"
            key={teamId}
            data-later={index >= shown || undefined}
            sx={theme => ({
              display: 'grid',
              gridTemplateColumns: '5.5rem minmax(0, 1fr)',
              alignItems: 'baseline',
              py: 1,
              borderBottom: `1px solid ${theme.vars.palette.divider}`,
              fontWeight: place.worst === 1 ? 750 : 500,
            })}
          >
            <Typography
              variant="score"
              component="span"
              sx={{ fontSize: '1.05rem', color: place.worst === 1 ? 'brand.main' : 'text.secondary' }}
            >
              {standingPlace(place)}
            </Typography>
            <span>
              <TeamFace face={texts.face(teamId)} size={24} inText />
              {texts.team(teamId)}
              {state === 'playing' && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {` · ${t('stillPlaying')}`}
                </Typography>
              )}
            </span>
          </Box>
        ))}
      </Box>
      {shown < places.length && (
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => setAll(true)}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {t('allPlaces', { places: places.length })}
        </Button>
      )}
    </Box>
  )
})

const placesGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  columnWidth: '20rem',
  columnGap: 4,
  '& > li': { breakInside: 'avoid' },
  '@media not print': { '& > li[data-later]': { display: 'none' } },
} as const

/** There it is out of view, and long with many teams. In view it would be laid out a frame late, and move the rest. */
const belowTheTree = { contentVisibility: 'auto' } as const

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { champion } from '@upper-bracket/shared/bracket/champion'
import { standings } from '@upper-bracket/shared/bracket/standings'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketScope, useMatches } from './bracketScope.ts'
import { liveBracket } from './liveBracket.ts'
import { useMatchTexts } from './useMatchTexts.ts'

/** Who has come where, the champion first; nothing before there is one. */
export function FinalPlaces() {
  const { t } = useTranslation('bracket')
  const { shape } = useBracketScope()
  const texts = useMatchTexts()
  const matches = useMatches()
  const places = useMemo(() => {
    const bracket = liveBracket(shape, matches)
    return champion(bracket) === null ? [] : standings(bracket)
  }, [shape, matches])
  if (places.length === 0) return null

  return (
    <Box component="section" aria-labelledby="final-places" sx={{ mt: 2 }}>
      <Typography id="final-places" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('places')}
      </Typography>
      <Box component="ol" sx={placesGrid}>
        {places.map(({ teamId, best, worst }) => (
          <Box
            component="li"
            key={teamId}
            sx={theme => ({
              display: 'grid',
              gridTemplateColumns: '5.5rem minmax(0, 1fr)',
              alignItems: 'baseline',
              py: 1,
              borderBottom: `1px solid ${theme.vars.palette.divider}`,
              fontWeight: best === 1 ? 750 : 500,
            })}
          >
            <Typography
              variant="score"
              component="span"
              sx={{ fontSize: '1.05rem', color: best === 1 ? 'brand.main' : 'text.secondary' }}
            >
              {best === worst ? best : `${best}–${worst}`}
            </Typography>
            <span>{texts.team(teamId)}</span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const placesGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  columnWidth: '20rem',
  columnGap: 4,
  '& > li': { breakInside: 'avoid' },
} as const

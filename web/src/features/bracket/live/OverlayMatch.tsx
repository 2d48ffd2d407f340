import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { matchOnAir } from '@upper-bracket/shared/bracket/rounds/matchOnAir'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { LazyMatchWorth } from '../prospects/LazyMatchWorth.tsx'
import { useMatches } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

/** The match on air as a strip at the top: both teams, the score between them, the round below. */
export function OverlayMatch({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const match = matchOnAir(competition, useMatches())
  if (match === null) return null
  return (
    <Box sx={strip}>
      <Team match={match} side={0} />
      <Box sx={{ display: 'grid', justifyItems: 'center', px: 2.5, py: 1, bgcolor: 'background.raised' }}>
        <Typography variant="score" component="output" sx={{ fontSize: '2.25rem', whiteSpace: 'nowrap' }}>
          {texts.mark(match, 0) ?? '–'} : {texts.mark(match, 1) ?? '–'}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {texts.round(match)} · {t('bestOf', { count: match.bestOf })}
        </Typography>
      </Box>
      <Team match={match} side={1} />
      <Box sx={worth}>
        <LazyMatchWorth match={match} />
      </Box>
    </Box>
  )
}

function Team({ match, side }: { match: Match; side: Side }) {
  const texts = useMatchTexts()
  return (
    <Typography
      component="span"
      sx={{
        px: 2.5,
        textAlign: side === 0 ? 'right' : 'left',
        fontWeight: 700,
        fontSize: '1.4rem',
        lineHeight: 1.15,
        overflowWrap: 'anywhere',
        color: match.winner === side ? 'brand.main' : 'inherit',
      }}
    >
      {texts.slot(match, side)}
    </Typography>
  )
}

/** A row below the strip, which takes no room while it is empty. */
const worth = {
  gridColumn: '1 / -1',
  textAlign: 'center',
  '&:not(:empty)': { px: 2.5, py: 0.5, bgcolor: 'background.raised' },
} as const

const strip = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  width: 'min(960px, calc(100vw - 32px))',
  mx: 'auto',
  mt: 2,
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

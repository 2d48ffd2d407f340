import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { matchOnAir } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { roundsInPlay } from '@upper-bracket/shared/card/matchResult'
import { useTranslation } from 'react-i18next'
import { LazyMatchWorth } from '#features/bracket/prospects/LazyMatchWorth.tsx'
import { useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { OverlayPanel } from './OverlayPanel.tsx'
import type { OverlayViewProps } from './overlayStage.ts'
import { TeamName } from './TeamName.tsx'

/**
 * The match on air as a strip at the top: both teams, the score between them, the round below. While a map is played, its
 * rounds are the score, and that of the series is below.
 */
export default function OverlayScore({ competition, options }: OverlayViewProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const match = matchOnAir(competition, useMatches(), options.stream)
  if (match === null) return null
  const [upper, lower] = [texts.written(match, 0), texts.written(match, 1)]
  const inPlay = roundsInPlay(match)
  const marks = inPlay ?? [upper.mark, lower.mark]
  const facts = [
    inPlay === null ? [] : t('score', { one: match.score[0], other: match.score[1] }),
    texts.round(match),
    texts.length(match),
  ].flat()
  return (
    <OverlayPanel competition={competition} options={options} width={1440} atTop>
      <Box sx={strip}>
        <TeamName align="right" isWinner={upper.outcome === 'won'} face={texts.face(upper.teamId)}>
          {upper.text}
        </TeamName>
        <Box sx={{ bgcolor: 'background.raised', textAlign: 'center', px: '12px', py: '10px' }}>
          <Typography
            variant="score"
            component="output"
            sx={{ display: 'block', fontSize: 60, lineHeight: 1, fontVariantNumeric: 'tabular-nums' }}
          >
            {marks.some(mark => mark !== null) ? marks.map(mark => mark ?? '–').join(' : ') : 'VS'}
          </Typography>
          <Box sx={{ fontSize: 24, lineHeight: 1.2, color: 'text.secondary' }}>{facts.join(' · ')}</Box>
        </Box>
        <TeamName isWinner={lower.outcome === 'won'} face={texts.face(lower.teamId)}>
          {lower.text}
        </TeamName>
        <Box sx={worth}>
          <LazyMatchWorth match={match} />
        </Box>
      </Box>
    </OverlayPanel>
  )
}

/** A row below the strip, which takes no room while it is empty. */
const worth = {
  gridColumn: '1 / -1',
  textAlign: 'center',
  '&:not(:empty)': { px: '28px', py: '6px', bgcolor: 'background.raised' },
  // More specific than the style of the text, which is loaded later.
  '& > div': { fontSize: 24 },
} as const

const strip = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 440px minmax(0, 1fr)',
  alignItems: 'center',
} as const

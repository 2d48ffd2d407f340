import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { Stage } from '@upper-bracket/shared/bracket/match'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type BracketLayout, bracketLayout, type PlacedRound } from './bracketLayout.ts'
import { useBracketScope } from './bracketScope.ts'
import { ConnectorLines } from './ConnectorLines.tsx'
import { drawingMetrics as metrics } from './drawingMetrics.ts'
import { MatchCard } from './MatchCard.tsx'
import { roundName, sideName } from './useMatchTexts.ts'

/**
 * The drawing: cards over one picture of lines, in a frame of its own that scrolls both ways and that no score
 * moves. For who cannot see it, it is a region for each side, a heading for each round, a list of matches.
 */
export function BracketTree() {
  const { t } = useTranslation('bracket')
  const { rounds } = useBracketScope()
  const layout = useMemo(() => bracketLayout(rounds, metrics), [rounds])
  const stages = useMemo(() => stagesOf(layout), [layout])
  const { width, height } = layout

  return (
    <Frame role="region" aria-label={t('drawing')} tabIndex={0} style={asWideAs(width)}>
      <Box sx={{ position: 'relative', width, height }}>
        <ConnectorLines layout={layout} />
        {stages.map(([stage, placed]) => (
          <section key={stage} aria-label={sideName(t, stage)}>
            {placed.map(each => (
              <RoundColumn key={each.round.round} placed={each} />
            ))}
          </section>
        ))}
      </Box>
    </Frame>
  )
}

function RoundColumn({ placed: { round, x, y, height, matches } }: { placed: PlacedRound }) {
  const { t } = useTranslation('bracket')
  return (
    <Column style={{ left: x, top: y, height }}>
      <h2>{roundName(t, round.name)}</h2>
      <ol>
        {matches.map(match => (
          <li key={match.matchId} style={{ top: match.y - y }}>
            <MatchCard matchId={match.matchId} />
          </li>
        ))}
      </ol>
    </Column>
  )
}

function stagesOf({ rounds }: BracketLayout): readonly (readonly [Stage, readonly PlacedRound[]])[] {
  return [...Map.groupBy(rounds, ({ round }) => round.stage)]
}

/** A drawing wider than the page's column takes what the window has. */
function asWideAs(drawing: number) {
  const width = `clamp(100%, ${drawing + 2 * framePadding}px, 100vw - 48px)`
  return { width, marginLeft: `calc((100% - ${width}) / 2)` }
}

const framePadding = 13

const Frame = styled('div')(({ theme }) => ({
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  maxHeight: 'max(420px, calc(100dvh - 32px))',
  padding: '0 12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  scrollbarWidth: 'thin',
}))

const Column = styled('div')(({ theme }) => ({
  position: 'absolute',
  width: metrics.cardWidth,
  '& > h2': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    boxSizing: 'border-box',
    height: metrics.heading - 8,
    margin: 0,
    paddingTop: 12,
    fontFamily: theme.typography.fontFamily,
    fontSize: 14,
    fontWeight: 700,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.default,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& > ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& > ol > li': { position: 'absolute', left: 0, width: metrics.cardWidth, height: metrics.cardHeight },
}))

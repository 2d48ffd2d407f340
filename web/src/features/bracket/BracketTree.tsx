import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { Stage } from '@upper-bracket/shared/bracket/match'
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BracketLayout, bracketLayout, type PlacedRound } from './bracketLayout.ts'
import { useBracketScope } from './bracketScope.ts'
import { ConnectorLines } from './ConnectorLines.tsx'
import { drawingMetrics as metrics } from './drawingMetrics.ts'
import { type DrawnRange, drawnRange } from './drawnArea.ts'
import { MatchCard } from './MatchCard.tsx'
import { useCanvasGestures } from './useCanvasGestures.ts'
import { useDrawnArea } from './useDrawnArea.ts'
import { useFolding } from './useFolding.ts'
import { roundName, sideName } from './useMatchTexts.ts'
import { type Reveal, useReveal } from './useReveal.ts'
import { framePadding, useZoom } from './useZoom.ts'
import { ViewToolbar } from './ViewToolbar.tsx'

/**
 * The drawing: cards over one picture of lines, in a frame of its own that scrolls both ways and that no score
 * moves. Only what is in view is drawn. For who cannot see it, it is whole: a region for each side, a heading for
 * each round, a list of matches.
 */
export function BracketTree({ reveal }: { reveal: Reveal | null }) {
  const { t } = useTranslation('bracket')
  const { rounds } = useBracketScope()
  const folding = useFolding(rounds)
  const layout = useMemo(() => bracketLayout(folding.shown, metrics), [folding.shown])
  const stages = useMemo(() => stagesOf(layout), [layout])
  const { width, height } = layout

  const frame = useRef<HTMLDivElement>(null)
  const zoom = useZoom(frame)
  const { area, readable } = useDrawnArea(frame, zoom.zoom)
  useCanvasGestures(frame, zoom)
  useReveal(frame, reveal, { layout, zoom, unfold: folding.unfold })
  const whole = useWholeSoon()
  const scale = zoom.zoom

  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <ViewToolbar zoom={zoom} drawing={layout} folding={folding} />
      <Frame ref={frame} role="region" aria-label={t('drawing')} tabIndex={0} style={asWideAs(width)}>
        <Box sx={canvasStyle} style={{ width: width * scale, height: height * scale }}>
          <Box sx={{ position: 'absolute', transformOrigin: '0 0' }} style={{ transform: `scale(${scale})` }}>
            <ConnectorLines layout={layout} area={area} />
          </Box>
          {stages.map(([stage, placed]) => (
            <section key={stage} aria-label={sideName(t, stage)}>
              {placed.map(each => {
                const [from, to] = drawnRange(each, metrics, area)
                return (
                  <RoundColumn
                    key={each.round.round}
                    placed={each}
                    from={from}
                    to={to}
                    scale={scale}
                    whole={whole}
                    readable={readable}
                  />
                )
              })}
            </section>
          ))}
        </Box>
      </Frame>
    </Box>
  )
}

interface RoundMatchesProps {
  readonly placed: PlacedRound
  readonly from: DrawnRange[0]
  readonly to: DrawnRange[1]
  /** With the bare frames of all that is not drawn. */
  readonly whole: boolean
  readonly readable: boolean
}

/**
 * The column is not scaled itself: its heading could not stay in view then. Nor does CSS `zoom` do, which lays
 * every card out anew at each step.
 */
function RoundColumn({ scale, ...matches }: RoundMatchesProps & { readonly scale: number }) {
  const { t } = useTranslation('bracket')
  const { round, x, y, height } = matches.placed
  return (
    <Column
      style={{ left: x * scale, top: y * scale, height: height * scale, width: metrics.cardWidth * scale }}
    >
      <h2 style={{ height: (metrics.heading - 8) * scale, paddingTop: 12 * scale, fontSize: 14 * scale }}>
        {roundName(t, round.name)}
      </h2>
      <div style={{ transform: `scale(${scale})` }}>
        <RoundMatches {...matches} />
      </div>
    </Column>
  )
}

const RoundMatches = memo(function RoundMatches({ placed, from, to, whole, readable }: RoundMatchesProps) {
  const { y, matches } = placed
  return (
    <ol data-readable={readable}>
      {matches.map((match, index) => {
        const drawn = index >= from && index < to
        if (!drawn && !whole) return null
        return (
          <li key={match.matchId} style={{ top: match.y - y }}>
            <MatchCard matchId={match.matchId} bare={!drawn || !readable} />
          </li>
        )
      })}
    </ol>
  )
})

/** What is in view comes first; the rest of the structure follows as soon as nothing else waits. */
function useWholeSoon(): boolean {
  const [whole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])
  return whole
}

function stagesOf({ rounds }: BracketLayout): readonly (readonly [Stage, readonly PlacedRound[]])[] {
  return [...Map.groupBy(rounds, ({ round }) => round.stage)]
}

/** A drawing wider than the page's column takes what the window has. */
function asWideAs(drawing: number) {
  const width = `clamp(100%, ${drawing + 2 * framePadding + 2}px, 100vw - 48px)`
  return { width, marginLeft: `calc((100% - ${width}) / 2)` }
}

const Frame = styled('div')(({ theme }) => ({
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Fingers scroll; two of them zoom the drawing and not the page.
  touchAction: 'pan-x pan-y',
  maxHeight: 'max(420px, calc(100dvh - 32px))',
  padding: `0 ${framePadding}px 16px`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  scrollbarWidth: 'thin',
  cursor: 'grab',
  userSelect: 'none',
  '&[data-dragged]': { cursor: 'grabbing' },
}))

const canvasStyle = { position: 'relative', overflow: 'clip' } as const

const Column = styled('div')(({ theme }) => ({
  position: 'absolute',
  '& > h2': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    boxSizing: 'border-box',
    margin: 0,
    fontFamily: theme.typography.fontFamily,
    lineHeight: 1.5,
    fontWeight: 700,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.default,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& > div': { position: 'absolute', inset: 0, transformOrigin: '0 0', pointerEvents: 'none' },
  ol: { listStyle: 'none', margin: 0, padding: 0 },
  li: {
    position: 'absolute',
    left: 0,
    width: metrics.cardWidth,
    height: metrics.cardHeight,
    pointerEvents: 'auto',
  },
  // From afar a card is a block in the colour of its state.
  '[data-readable="false"] button': { border: 0, background: theme.vars.palette.divider },
  '[data-readable="false"] [data-status="ready"]': { background: theme.vars.palette.text.secondary },
  '[data-readable="false"] [data-status="running"]': { background: theme.vars.palette.brand.main },
}))

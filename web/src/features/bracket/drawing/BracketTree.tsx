import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { Section } from '@upper-bracket/shared/bracket/model/match'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roundName } from '@upper-bracket/shared/wording/roundName'
import {
  type BracketLayout,
  bracketLayout,
  type PlacedRound,
} from '@upper-bracket/shared/bracket/drawing/bracketLayout'
import { layoutMetrics as metrics } from '@upper-bracket/shared/bracket/drawing/layoutMetrics'
import { sectionTitle } from '@upper-bracket/shared/wording/sectionTitle'
import { ConnectorLines } from './ConnectorLines.tsx'
import { type DrawnRange, drawnRange } from '@upper-bracket/shared/bracket/drawing/drawnArea'
import { MatchCard } from './MatchCard.tsx'
import { RoundLabels } from './RoundLabels.tsx'
import { useCanvasGestures } from './useCanvasGestures.ts'
import { useDrawnArea } from './useDrawnArea.ts'
import { useFolding } from './useFolding.ts'
import { type Reveal, useReveal } from './useReveal.ts'
import { framePadding, useZoom } from './useZoom.ts'
import { ViewToolbar } from './ViewToolbar.tsx'

interface BracketTreeProps {
  readonly rounds: readonly BracketRound[]
  readonly reveal: Reveal | null
  /** Whether the tree can have something on its left, so that it grows to the right only. */
  readonly isInColumn?: boolean
}

/**
 * The bracket as a tree: cards above one picture of lines, in a frame that scrolls in both directions. Score changes do
 * not move it. Only the visible part is drawn in full. For screen readers it is complete: a region per section, a heading
 * per round, a list of matches.
 */
export default function BracketTree({ rounds, reveal, isInColumn = false }: BracketTreeProps) {
  const { t } = useTranslation('bracket')
  const folding = useFolding(rounds)
  const layout = useMemo(() => bracketLayout(folding.shown, metrics), [folding.shown])
  const sections = useMemo(() => sectionsOf(layout), [layout])
  const { width, height } = layout

  const frame = useRef<HTMLDivElement>(null)
  const extent = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const labels = useRef<HTMLDivElement>(null)
  const zoom = useZoom(frame, { extent, canvas, labels }, layout)
  const { area, readable } = useDrawnArea(frame, zoom)
  useCanvasGestures(frame, zoom)
  useReveal(frame, reveal, { layout, zoom, unfold: folding.unfold })
  const whole = useWholeSoon()

  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <ViewToolbar zoom={zoom} folding={folding} />
      <Frame
        ref={frame}
        role="region"
        aria-label={t('drawing')}
        tabIndex={0}
        // The browser does not scroll to a partly visible card.
        onFocus={({ currentTarget, target }) => {
          if (target === currentTarget || !target.matches(':focus-visible')) return
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        }}
        style={asWideAs(width, isInColumn)}
      >
        <Box sx={extentStyle} ref={extent}>
          <Canvas ref={canvas} style={{ width, height }}>
            <ConnectorLines layout={layout} area={area} />
            {sections.map(([section, placed]) => (
              <section key={section} aria-label={sectionTitle(t, section)}>
                {placed.map(each => {
                  const [from, to] = drawnRange(each, metrics, area)
                  return (
                    <Column
                      key={each.round.round}
                      placed={each}
                      from={from}
                      to={to}
                      whole={whole}
                      readable={readable}
                    />
                  )
                })}
              </section>
            ))}
          </Canvas>
          <RoundLabels layout={layout} ref={labels} />
        </Box>
      </Frame>
    </Box>
  )
}

interface ColumnProps {
  readonly placed: PlacedRound
  readonly from: DrawnRange[0]
  readonly to: DrawnRange[1]
  /** Whether to render the bare frames of matches out of view. */
  readonly whole: boolean
  readonly readable: boolean
}

/**
 * The cards are in the flow and separated by margins, because a thousand absolutely positioned boxes are far slower to
 * paint.
 */
const Column = memo(function Column({ placed, from, to, whole, readable }: ColumnProps) {
  const { t } = useTranslation('bracket')
  const { round, x, y, matches } = placed
  const listed = matches.flatMap((match, index) => {
    const drawn = index >= from && index < to
    return drawn || whole ? [{ ...match, drawn }] : []
  })
  return (
    <>
      <h2 style={{ ...visuallyHidden, left: x, top: y }}>{roundName(t, round.name)}</h2>
      <ol style={{ left: x, top: y }}>
        {listed.map((match, index) => {
          const above = listed[index - 1]
          const from = above === undefined ? y : above.y + metrics.cardHeight
          return (
            <li key={match.matchId} style={{ marginTop: match.y - from }}>
              <MatchCard
                matchId={match.matchId}
                look={match.drawn ? (readable ? 'card' : 'block') : 'frame'}
              />
            </li>
          )
        })}
      </ol>
    </>
  )
})

/** The visible part is rendered first; the rest follows when the browser is idle. */
function useWholeSoon(): boolean {
  const [whole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])
  return whole
}

function sectionsOf({ rounds }: BracketLayout): readonly (readonly [Section, readonly PlacedRound[]])[] {
  return [...Map.groupBy(rounds, ({ round }) => round.section)]
}

/** Gives a tree that is wider than the page's column the full width of the window, or of what is right of it. */
function asWideAs(drawing: number, isInColumn: boolean) {
  const wanted = drawing + 2 * framePadding + 2
  if (isInColumn) return { width: `clamp(100%, ${wanted}px, 100% + max(0px, (100vw - ${pageWidth}px) / 2))` }
  const width = `clamp(100%, ${wanted}px, 100vw - 48px)`
  return { width, marginLeft: `calc((100% - ${width}) / 2)` }
}

/** The width of the page's column (`maxWidth` of the layout). */
const pageWidth = 1536

const Frame = styled('div')(({ theme }) => ({
  overflow: 'auto',
  // The focus ring of what is scrolled to an edge is whole.
  scrollPadding: 8,
  overscrollBehaviorX: 'contain',
  // One finger scrolls; two zoom the tree instead of the page.
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

const extentStyle = { position: 'relative', overflow: 'clip' } as const

const Canvas = styled('div')({
  position: 'absolute',
  transformOrigin: '0 0',
  // Flow root prevents the margins of the cards from collapsing out of their column.
  ol: { position: 'absolute', display: 'flow-root', listStyle: 'none', margin: 0, padding: 0 },
  li: { width: metrics.cardWidth, height: metrics.cardHeight },
})

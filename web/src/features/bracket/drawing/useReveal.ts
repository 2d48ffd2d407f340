import { type RefObject, useEffect, useRef } from 'react'
import type { BracketLayout } from '@upper-bracket/shared/bracket/drawing/bracketLayout'
import { layoutMetrics as metrics } from '@upper-bracket/shared/bracket/drawing/layoutMetrics'
import { framePadding, type Zoom } from './useZoom.ts'

/** A request to scroll to a match; each request is a new object. */
export interface Reveal {
  readonly matchId: string
}

interface Drawing {
  readonly layout: BracketLayout
  readonly zoom: Zoom
  readonly unfold: () => void
}

/** Below this zoom, a requested match is enlarged. */
const plainlyReadable = 0.7

/** Scrolls a match into the middle of the frame and focuses it, once per request. */
export function useReveal(
  frame: RefObject<HTMLElement | null>,
  reveal: Reveal | null,
  {
    layout,
    zoom: {
      rest: { zoom },
      zoomTo,
    },
    unfold,
  }: Drawing,
): void {
  const done = useRef<Reveal | null>(null)
  useEffect(() => {
    const element = frame.current
    if (element === null || reveal === null || done.current === reveal) return
    const place = layout.rounds
      .flatMap(({ matches }) => matches)
      .find(({ matchId }) => matchId === reveal.matchId)
    if (place === undefined) {
      unfold()
      return
    }
    if (zoom < plainlyReadable) {
      zoomTo(1)
      return
    }
    done.current = reveal
    element.scrollTo({
      left: (place.x + metrics.cardWidth / 2) * zoom + framePadding - element.clientWidth / 2,
      top: (place.y + metrics.cardHeight / 2) * zoom - element.clientHeight / 2,
    })
    const card = element.querySelector<HTMLElement>(`[data-match="${CSS.escape(reveal.matchId)}"]`)
    card?.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  }, [frame, reveal, layout, zoom, zoomTo, unfold])
}

import { type RefObject, useEffect, useRef } from 'react'
import type { Reveal } from '../drawing/useReveal.ts'

/** Focuses the card of a match, once per request. */
export function useRevealCard(view: RefObject<HTMLElement | null>, reveal: Reveal | null): void {
  const done = useRef<Reveal | null>(null)
  useEffect(() => {
    if (reveal === null || done.current === reveal) return
    const card = view.current?.querySelector<HTMLElement>(`[data-match="${CSS.escape(reveal.matchId)}"]`)
    if (!card) return
    done.current = reveal
    card.scrollIntoView({ block: 'center', inline: 'center' })
    card.focus({ preventScroll: true })
  })
}

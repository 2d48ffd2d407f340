import type { MatchStatus } from '@upper-bracket/shared/bracket/model/match'
import { type RefObject, useEffect, useRef } from 'react'
import type { NextControl } from './nextControl.ts'

/** The next controls of an organizer, the most likely first. */
const order: Readonly<Record<MatchStatus, readonly NextControl[]>> = {
  ready: ['win', 'start'],
  running: ['finish', 'win', 'up'],
  // Not 'undo': a key that is pressed twice would take back what it has just done.
  finished: [],
  waiting: [],
  bye: [],
}

/**
 * Keeps the focus in the dialog around `part`: when the focused control disappears or is disabled, the next sensible
 * one gets the focus, so that keyboard users can continue. Does nothing while `paused`.
 */
export function useNextControlFocus(
  part: RefObject<HTMLElement | null>,
  status: MatchStatus,
  { paused }: { readonly paused: boolean },
): void {
  /** The fallback element that has the focus until a better one appears. */
  const makeshift = useRef<Element | null>(null)
  // The effect runs after every render, because any of them can remove the focused control.
  useEffect(() => {
    const dialog = part.current?.closest<HTMLElement>('[role="dialog"]')
    if (paused || !dialog) return
    if (document.activeElement !== makeshift.current) {
      makeshift.current = null
      if (holdsFocus(dialog)) return
    }
    for (const control of [...order[status], 'close'] satisfies NextControl[]) {
      const found = dialog.querySelector<HTMLElement>(`[data-next-control="${control}"]:not(:disabled)`)
      if (found === null) continue
      found.focus()
      makeshift.current = control === 'close' ? found : null
      return
    }
  })
}

function holdsFocus(dialog: HTMLElement): boolean {
  const { activeElement } = document
  return activeElement !== dialog && dialog.contains(activeElement) && !activeElement?.matches(':disabled')
}

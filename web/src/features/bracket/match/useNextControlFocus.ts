import type { MatchStatus } from '@upper-bracket/shared/bracket/model/match'
import { type RefObject, useEffect, useRef } from 'react'
import type { NextControl } from './nextControl.ts'

/** What an organizer does next with a match, the likeliest first. */
const order: Readonly<Record<MatchStatus, readonly NextControl[]>> = {
  ready: ['win', 'start'],
  running: ['finish', 'win', 'up'],
  finished: ['undo'],
  waiting: ['undo'],
  bye: ['undo'],
}

/**
 * Keeps the focus in the dialog around `part`: where the control that had it is gone, or cannot be pressed any more,
 * the next sensible one takes it. Whoever works by the keyboard goes on from there. Nothing is done while `paused`.
 */
export function useNextControlFocus(
  part: RefObject<HTMLElement | null>,
  status: MatchStatus,
  { paused }: { readonly paused: boolean },
): void {
  /** Where it was put for want of anything better: it goes on from there as soon as there is something. */
  const makeshift = useRef<Element | null>(null)
  // After every rendering: each can have taken away what had the focus.
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

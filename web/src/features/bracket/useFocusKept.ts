import type { MatchStatus } from '@upper-bracket/shared/bracket/match'
import { type RefObject, useEffect } from 'react'
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
export function useFocusKept(
  part: RefObject<HTMLElement | null>,
  status: MatchStatus,
  { paused }: { readonly paused: boolean },
): void {
  // After every rendering: each can have taken away what had the focus.
  useEffect(() => {
    const dialog = part.current?.closest<HTMLElement>('[role="dialog"]')
    if (paused || !dialog || holdsFocus(dialog)) return
    for (const control of [...order[status], 'close'] satisfies NextControl[]) {
      const found = dialog.querySelector<HTMLElement>(`[data-next-control="${control}"]:not(:disabled)`)
      if (found === null) continue
      found.focus()
      return
    }
  })
}

function holdsFocus(dialog: HTMLElement): boolean {
  const { activeElement } = document
  return activeElement !== dialog && dialog.contains(activeElement) && !activeElement?.matches(':disabled')
}

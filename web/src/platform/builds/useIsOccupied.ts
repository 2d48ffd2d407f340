import { useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import type { api } from '#platform/api/api.ts'
import { areUpdatesHeld, followHolds } from './useHoldUpdates.ts'

interface State {
  /** Absent until a page uses the api. */
  readonly [api.reducerPath]?: ReturnType<typeof api.reducer>
}

/** Whether the user is busy: has edited a form, is typing, has a dialog open, or waits for a command. */
export function useIsOccupied(): boolean {
  const isSending = useSelector((state: State) =>
    Object.values(state.api?.mutations ?? {}).some(mutation => mutation?.status === 'pending'),
  )
  const isBusy = useSyncExternalStore(follow, look, () => true)
  return isSending || isBusy
}

function look(): boolean {
  return (
    areUpdatesHeld() ||
    document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null ||
    (document.activeElement?.matches('input, textarea, [contenteditable=true]') ?? false)
  )
}

function follow(changed: () => void): () => void {
  const stopFollowingHolds = followHolds(changed)
  // Dialogs and menus are children of the body.
  const bodyChanges = new MutationObserver(changed)
  bodyChanges.observe(document.body, { childList: true })
  document.addEventListener('focusin', changed)
  document.addEventListener('focusout', changed)
  return () => {
    stopFollowingHolds()
    bodyChanges.disconnect()
    document.removeEventListener('focusin', changed)
    document.removeEventListener('focusout', changed)
  }
}

import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { type DeskKey, DeskKeysContext } from './deskKeys.ts'

/** A second press within this time is taken for a slip of the finger. */
const samePressMs = 300

/** Calls `onPress` when the key is pressed anywhere on the page except in fields and dialogs. Null: nothing to do. */
export function useDeskKey(code: DeskKey, onPress: (() => void) | null): void {
  const areOn = useContext(DeskKeysContext)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== code || onPress === null || !isForDesk(event)) return
    event.preventDefault()
    if (event.repeat || event.timeStamp - pressedAt.current < samePressMs) return
    pressedAt.current = event.timeStamp
    onPress()
  })
  useEffect(() => {
    if (!areOn) return
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [areOn])
}

const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox]'

function isForDesk(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing) return false
  if (event.target instanceof Element && event.target.closest(typing) !== null) return false
  return document.querySelector('[role=dialog], [role=alertdialog]') === null
}

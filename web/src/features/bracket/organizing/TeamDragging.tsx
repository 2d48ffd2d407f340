import type { ReactNode } from 'react'
import { DropTeamContext } from '../drawing/slotDrag.ts'
import { usePlacing } from './usePlacing.ts'

interface TeamDraggingProps {
  /** What is drawn stays the same when this becomes known, with what has been chosen in it. */
  readonly isAllowed: boolean
  readonly children: ReactNode
}

/** Makes the teams in the drawing draggable from slot to slot. */
export function TeamDragging({ isAllowed, children }: TeamDraggingProps) {
  const { place } = usePlacing()
  return <DropTeamContext value={isAllowed ? place : null}>{children}</DropTeamContext>
}

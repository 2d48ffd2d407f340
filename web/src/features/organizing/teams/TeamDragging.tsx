import type { ReactNode } from 'react'
import { DropTeamContext } from '#features/bracket/drawing/slotDrag.ts'
import { usePlacing } from './usePlacing.ts'

interface TeamDraggingProps {
  /** Whether the viewer may place teams. The children keep their state when this changes. */
  readonly isAllowed: boolean
  readonly children: ReactNode
}

/** Makes the teams in the drawing draggable from slot to slot. */
export function TeamDragging({ isAllowed, children }: TeamDraggingProps) {
  const { place } = usePlacing()
  return <DropTeamContext value={isAllowed ? place : null}>{children}</DropTeamContext>
}

import type { ReactNode } from 'react'
import { DropTeamContext } from '../drawing/slotDrag.ts'
import { usePlacing } from './usePlacing.ts'

/** Makes the teams in the drawing draggable from slot to slot. */
export function TeamDragging({ children }: { children: ReactNode }) {
  const { place } = usePlacing()
  return <DropTeamContext value={place}>{children}</DropTeamContext>
}

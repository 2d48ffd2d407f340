import type { ReactNode } from 'react'
import { DropTeamContext } from '../drawing/slotDrag.ts'
import { usePlacing } from './usePlacing.ts'

/** Lets the teams in the drawing be dragged from slot to slot. */
export function TeamDragging({ children }: { children: ReactNode }) {
  const { place } = usePlacing()
  return <DropTeamContext value={place}>{children}</DropTeamContext>
}

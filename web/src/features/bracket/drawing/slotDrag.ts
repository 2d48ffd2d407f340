import type { SlotAddress } from '@upper-bracket/shared/bracket/model/match'
import { createContext } from 'react'
import { dragAndDrop } from '#ui/dragAndDrop.ts'

/** Puts a team into a seat; null for who may not. */
export const DropTeamContext = createContext<((seat: SlotAddress, teamId: string) => void) | null>(null)

/** Teams are dragged by their id, from seat to seat. */
export const { source: draggedTeam, target: slotTarget } = dragAndDrop('team')

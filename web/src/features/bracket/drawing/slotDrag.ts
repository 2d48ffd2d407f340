import type { SlotAddress } from '@upper-bracket/shared/bracket/model/match'
import { createContext } from 'react'
import { dragAndDrop } from '#ui/dragAndDrop.ts'

/** Puts a team into a slot; null for who may not. */
export const DropTeamContext = createContext<((slot: SlotAddress, teamId: string) => void) | null>(null)

/** Teams are dragged by their id, from slot to slot. */
export const { source: draggedTeam, target: slotTarget } = dragAndDrop('team')

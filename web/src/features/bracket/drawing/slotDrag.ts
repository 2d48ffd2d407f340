import type { SlotAddress } from '@upper-bracket/shared/bracket/model/match'
import { createContext } from 'react'
import { dragAndDrop } from '#ui/dragAndDrop.ts'

/** Places a team in a slot; null for those who may not. */
export const DropTeamContext = createContext<((slot: SlotAddress, teamId: string) => void) | null>(null)

/** Teams are dragged by their id from slot to slot. */
export const { source: draggedTeam, target: slotTarget } = dragAndDrop('team')

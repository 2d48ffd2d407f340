import type { SlotAddress } from '@upper-bracket/shared/bracket/model/match'
import { createContext } from 'react'
import { dragAndDrop } from '#ui/dragAndDrop.ts'

/** Places a team in a slot; null if the viewer may not. */
export const DropTeamContext = createContext<((slot: SlotAddress, teamId: string) => void) | null>(null)

/** Teams are dragged from slot to slot, identified by id. */
export const { source: draggedTeam, target: slotTarget } = dragAndDrop('team')

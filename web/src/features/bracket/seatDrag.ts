import type { SlotAddress } from '@upper-bracket/shared/bracket/match'
import { createContext, type DragEvent } from 'react'

const type = 'application/x-upper-bracket-team'
const hovered = 'data-over'

/** Puts a team into a seat; null for who may not. */
export const DropTeamContext = createContext<((seat: SlotAddress, teamId: string) => void) | null>(null)

/** What the seat of a team needs so that the team can be dragged out of it. */
export function draggedTeam(teamId: string) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(type, teamId)
      event.dataTransfer.effectAllowed = 'move'
    },
  }
}

/** What a seat needs so that a team can be dropped on it; while one hovers, it carries `data-over`. */
export function seatTarget(onDrop: (teamId: string) => void) {
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(type)) return
      event.preventDefault()
      event.currentTarget.toggleAttribute(hovered, true)
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const to = event.relatedTarget
      if (!(to instanceof Node && event.currentTarget.contains(to))) {
        event.currentTarget.removeAttribute(hovered)
      }
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.currentTarget.removeAttribute(hovered)
      const teamId = event.dataTransfer.getData(type)
      if (teamId === '') return
      event.preventDefault()
      onDrop(teamId)
    },
  }
}

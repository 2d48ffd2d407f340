import type { DragEvent } from 'react'

const type = 'application/x-upper-bracket-player'
const hovered = 'data-over'

/** What a row of a player needs to be dragged to a team. */
export function draggedPlayer(uid: string) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(type, uid)
      event.dataTransfer.effectAllowed = 'move'
    },
  }
}

/** What a place needs so that a player can be dropped on it; while one hovers, it carries `data-over`. */
export function playerTarget(onDrop: (uid: string) => void) {
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(type)) return
      event.preventDefault()
      event.currentTarget.toggleAttribute(hovered, true)
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const to = event.relatedTarget
      if (!(to instanceof Node && event.currentTarget.contains(to)))
        event.currentTarget.removeAttribute(hovered)
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.currentTarget.removeAttribute(hovered)
      const uid = event.dataTransfer.getData(type)
      if (uid === '') return
      event.preventDefault()
      onDrop(uid)
    },
  }
}

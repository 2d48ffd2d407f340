import type { DragEvent } from 'react'

const hovered = 'data-over'

/** Dragging of things of one kind, each named by its id; another kind's targets do not take them. */
export function dragAndDrop(kind: 'player' | 'team' | 'seed') {
  const type = `application/x-upper-bracket-${kind}`
  return {
    /** What an element needs to be dragged. */
    source: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(type, id)
        event.dataTransfer.effectAllowed = 'move'
      },
    }),
    /** What an element needs to be dropped on; while something hovers, it carries `data-over`. */
    target: (onDrop: (id: string) => void) => ({
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
        const id = event.dataTransfer.getData(type)
        if (id === '') return
        event.preventDefault()
        onDrop(id)
      },
    }),
  }
}

import type { DragEvent } from 'react'

const hovered = 'data-over'

/** Builds drag and drop for items of one kind, identified by id; targets of other kinds ignore them. */
export function dragAndDrop(kind: 'player' | 'team' | 'seed' | 'match') {
  const type = `application/x-upper-bracket-${kind}`
  return {
    /** The props of a draggable element. */
    source: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(type, id)
        event.dataTransfer.effectAllowed = 'move'
      },
    }),
    /** The props of a drop target, which has `data-over` while an item hovers over it. */
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

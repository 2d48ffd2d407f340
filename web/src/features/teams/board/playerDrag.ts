import { dragAndDrop } from '#ui/dragAndDrop.ts'

/** Players are dragged by their uid to a team, or back to those without one. */
export const { source: draggedPlayer, target: playerTarget } = dragAndDrop('player')

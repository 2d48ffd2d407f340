/** The id of the panel in which an organizer publishes a round. */
export const drawingId = 'round-drawing'

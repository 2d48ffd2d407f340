/** The property of the page with the height of what is held at its lower edge. */
export const heldHeight = '--held-height'

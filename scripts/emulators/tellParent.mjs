/**
 * Sends a message to the process that started this one; where that is gone nobody hears it.
 *
 * @param {object} message
 */
export function tellParent(message) {
  // Without somebody to hear of a failure, it would end this process.
  process.send?.(message, undefined, undefined, () => undefined)
}

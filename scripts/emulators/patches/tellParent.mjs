/**
 * Sends a message to the process that started this one, if it still exists.
 *
 * @param {object} message
 */
export function tellParent(message) {
  // Without a callback a failure to send would end this process.
  process.send?.(message, undefined, undefined, () => undefined)
}

/** The messages of browsers when code cannot be fetched, after a deployment or without a network. */
const messages = /dynamically imported module|Importing a module script failed|preload CSS/i

/** Whether a message says that code could not be fetched. Chromium does not fetch it again on the same page. */
export function isLostCode(message: string): boolean {
  return messages.test(message)
}

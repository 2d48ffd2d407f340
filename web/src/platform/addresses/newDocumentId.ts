const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 20

/** Generates an id for a new document, so that a repeated call does not create it twice. */
export function newDocumentId(): string {
  let id = ''
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Larger bytes are skipped, so that all characters are equally likely.
      const character = byte < 248 ? alphabet[byte % alphabet.length] : undefined
      if (character !== undefined && id.length < length) id += character
    }
  }
  return id
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 20

/** An id for something about to be created: repeating the call with it creates nothing twice. */
export function newDocumentId(): string {
  let id = ''
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Bytes beyond the last full alphabet are skipped, so that all characters are equally likely.
      const character = byte < 248 ? alphabet[byte % alphabet.length] : undefined
      if (character !== undefined && id.length < length) id += character
    }
  }
  return id
}

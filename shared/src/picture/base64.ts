/** Returns the bytes of a text in base64; null if it is anything else. */
export function bytesOf(base64: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return null
  return Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
}

/** Encodes bytes in base64. */
export function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}

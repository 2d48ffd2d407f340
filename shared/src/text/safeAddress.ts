const protocols: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:'])

/**
 * Returns the safe form of a link written by a user: a web page or a mailbox; null for anything else. Relative
 * addresses are refused, because they would look like our own pages, and so are user names before the host, which are
 * mistaken for the host (`https://bank.example@evil.example`).
 */
export function safeAddress(written: string): string | null {
  const address = URL.parse(written)
  if (address === null || !protocols.has(address.protocol)) return null
  return address.username === '' && address.password === '' ? address.href : null
}

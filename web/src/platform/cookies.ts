/** The value of a cookie as it was written, or null. `all` is `document.cookie`. */
export function readCookie(name: string, all: string): string | null {
  for (const pair of all.split('; ')) {
    const [key, value] = pair.split('=', 2)
    if (key === name && value !== undefined) return value
  }
  return null
}

/** Writes a cookie for this site alone, `Secure` wherever the page is not served by this very machine. */
export function writeCookie(name: string, value: string, days: number): void {
  // The Cookie Store is asynchronous and not in every browser.
  Object.assign(document, { cookie: cookieText(name, value, days, location.hostname) })
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0)
}

export function cookieText(name: string, value: string, days: number, host: string): string {
  const attributes = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${days * 86_400}`,
  ]
  if (!isLoopback(host)) attributes.push('Secure')
  return attributes.join('; ')
}

/** Whether a host name is this very machine, where the emulators serve and there is no certificate. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

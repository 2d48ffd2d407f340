/** Returns the value of a cookie, or null. `all` is `document.cookie`. */
export function readCookie(name: string, all: string): string | null {
  for (const pair of all.split('; ')) {
    const [key, value] = pair.split('=', 2)
    if (key === name && value !== undefined) return value
  }
  return null
}

/** Writes a cookie for this site only, `Secure` unless the page is served locally. */
export function writeCookie(name: string, value: string, days: number): void {
  // The Cookie Store API is asynchronous and not available in every browser.
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

/** Whether a host name is the local machine, where the emulators run without a certificate. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

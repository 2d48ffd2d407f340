/** Ports on which certificates can be expected, and few other services. */
const ports = ['', '8443']
const shownEnd = 4
/** Of a path of this length, the shown end is a third. */
const minHidingLength = 3 * shownEnd

/**
 * Parses the address of a webhook; null if it cannot be one. It must be `https` with a name that has a dot; addresses of
 * the network are not names. The functions check where the name leads with each request. `isLocal` accepts addresses of
 * this machine in addition, for tests and the demonstration.
 */
export function webhookAddress(address: string, isLocal: (url: URL) => boolean): URL | null {
  const url = URL.parse(address.trim())
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return null
  if (isLocal(url)) return url
  return url.protocol === 'https:' && ports.includes(url.port) && isName(url.hostname) ? url : null
}

/** The URL parser turns each form of an IPv4 address (decimal, octal, hexadecimal, short) into four decimal numbers. */
function isName(host: string): boolean {
  return /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host)
}

/** Returns the part of an address that organizers see later. A path can be a secret, so only the end of a long one is shown. */
export function shownAddress(url: URL): string {
  const path = `${url.pathname}${url.search}`
  if (path === '/') return `${url.host}/`
  return `${url.host}/…${path.length < minHidingLength ? '' : path.slice(-shownEnd)}`
}

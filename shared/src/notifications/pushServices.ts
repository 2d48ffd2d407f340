/**
 * Hosts of the push services of Chrome and those derived from it, Firefox, Safari, and Edge on Windows. Addresses of
 * subscriptions come from browsers: requests to any other host could be aimed at machines that only we reach.
 */
const services: readonly string[] = ['fcm.googleapis.com']
const domains: readonly string[] = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/** Whether messages may be sent to this address. `withLoopback`: also to a stand-in on this machine, without TLS. */
export function isPushAddress(
  address: string,
  { withLoopback }: { readonly withLoopback: boolean },
): boolean {
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (url.protocol === 'http:') return withLoopback && url.hostname === '127.0.0.1'
  const { hostname } = url
  const isKnown = services.includes(hostname) || domains.some(domain => hostname.endsWith(domain))
  const isHost = !hostname.split('.').includes('')
  return url.protocol === 'https:' && url.port === '' && isKnown && isHost
}

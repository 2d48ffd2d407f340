/**
 * The hosts of the push services of Chrome and its derivatives, Firefox, Safari, and Edge on Windows. Endpoints come
 * from browsers, so a request to another host could be aimed at an internal machine.
 */
const services: readonly string[] = ['fcm.googleapis.com']
const domains: readonly string[] = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/**
 * Whether messages may be sent to an endpoint. `withLoopback` also accepts a fake service on this machine, without TLS.
 */
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

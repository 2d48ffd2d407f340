/** Whether a redirect to `address` is allowed: only to `path` on this machine. */
export function isLocalReturn(address: string | null, path: string): boolean {
  const url = URL.parse(address ?? '')
  return (
    url?.protocol === 'http:' &&
    ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname) &&
    url.pathname === path
  )
}

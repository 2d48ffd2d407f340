/** Whether somebody may be sent back to `address`: only to `path` on this machine. */
export function isLocalReturn(address: string | null, path: string): boolean {
  const url = URL.parse(address ?? '')
  return (
    url?.protocol === 'http:' &&
    ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname) &&
    url.pathname === path
  )
}

/**
 * The path on our own site named by `next`, or null: links to other sites are not followed, however disguised
 * (`//evil.example`, `/\evil.example`, `/%09/evil.example`, `javascript:`), and neither are links back to the
 * sign-in pages.
 */
export function ownPath(next: string | null): string | null {
  if (next === null || !next.startsWith('/') || /[\p{Cc}\\]/u.test(next)) return null
  const site = 'https://own.invalid'
  const address = URL.parse(next, site)
  if (address === null || address.origin !== site || address.pathname.startsWith('//')) return null
  if (/^\/auth(\/|$)/i.test(address.pathname)) return null
  return `${address.pathname}${address.search}${address.hash}`
}

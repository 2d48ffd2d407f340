/**
 * The path of our own site that `next` names, or null: nothing that leads to another site is followed, however
 * it is disguised (`//evil.example`, `/\evil.example`, `/%09/evil.example`, `javascript:`), and nothing that
 * leads back to signing in.
 */
export function ownPath(next: string | null): string | null {
  if (next === null || !next.startsWith('/') || /[\p{Cc}\\]/u.test(next)) return null
  const site = 'https://own.invalid'
  const address = URL.parse(next, site)
  if (address === null || address.origin !== site || address.pathname.startsWith('//')) return null
  if (/^\/auth(\/|$)/i.test(address.pathname)) return null
  return `${address.pathname}${address.search}${address.hash}`
}

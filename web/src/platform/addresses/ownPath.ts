import { addressForAll } from './translatedPages.ts'

/**
 * Returns the path on our own site that `next` names, or null. Links to other sites are not followed, however disguised
 * (`//evil.example`, `/\evil.example`, `/%09/evil.example`, `javascript:`). Neither are links to the sign-in pages, nor
 * to the home page, from which signing in leads to the active competition.
 */
export function ownPath(next: string | null): string | null {
  if (next === null || !next.startsWith('/') || /[\p{Cc}\\]/u.test(next)) return null
  const site = 'https://own.invalid'
  const address = URL.parse(next, site)
  if (address === null || address.origin !== site || address.pathname.startsWith('//')) return null
  const page = addressForAll(address.pathname)
  if (page === '/' || /^\/auth(\/|$)/i.test(page)) return null
  return `${address.pathname}${address.search}${address.hash}`
}

import { cookieText } from '#platform/cookies.ts'

/** Where Firebase stores the identifier of an installation; only Google Analytics asks for one. */
const installations = 'firebase-installations-database'

/**
 * Deletes what Google Analytics has stored in the browser. While a page has the database open, that waits until the
 * browser closes it, or for the next visit.
 */
export function forgetAnalytics(): void {
  const names = document.cookie.split('; ').map(pair => pair.replace(/=.*/, ''))
  for (const name of names.filter(each => each.startsWith('_ga'))) {
    for (const cookie of removalTexts(name, location.hostname)) Object.assign(document, { cookie })
  }
  globalThis.indexedDB?.deleteDatabase(installations)
}

/** Returns the texts that remove a cookie of a host, and of each domain above it for which it can be set. */
export function removalTexts(name: string, host: string): readonly string[] {
  const labels = host.split('.')
  const removal = cookieText(name, '', 0, host)
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  return [removal, ...domains.map(domain => `${removal}; Domain=${domain}`)]
}

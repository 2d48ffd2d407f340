import { operatorPages } from '@upper-bracket/shared/operator/operatorPages'
import { englishAddress } from '@upper-bracket/shared/preview/translatedAddresses'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { routePatterns } from './routePatterns.ts'

/** The prerendered pages, which need no data. */
export const prerenderedPages: readonly string[] = [
  routePatterns.home,
  routePatterns.developers,
  routePatterns.signIn,
  routePatterns.signUp,
  routePatterns.signInByLink,
  routePatterns.resetPassword,
]

/** The pages that have a second address in English. */
export const translatedPages: readonly string[] = [
  ...prerenderedPages,
  ...operatorPages.map(page => `/${page}`),
]

/**
 * Returns the translated page at an address in either language, with or without a trailing slash; undefined if there
 * is none.
 */
export function translatedPage(pathname: string): string | undefined {
  const address = withoutSlash(pathname)
  return translatedPages.find(page => page === address || englishAddress(page) === address)
}

/** Returns the language of an address; null if the page appears in the reader's language. */
export function addressLanguage(pathname: string): Language | null {
  const page = translatedPage(pathname)
  return page === undefined || page === withoutSlash(pathname) ? null : 'en'
}

/** Returns the address of the same page without a language. */
export function addressForAll(pathname: string): string {
  return translatedPage(pathname) ?? pathname
}

function withoutSlash(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '')
}

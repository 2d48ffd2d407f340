import { defaultLanguage, type Language } from '@upper-bracket/shared/profile/profile'
import { routePatterns } from './routePatterns.ts'

/** Pages that need no data: prerendered, in English at an address of their own. */
export const translatedPages: readonly string[] = [
  routePatterns.home,
  routePatterns.signIn,
  routePatterns.signUp,
  routePatterns.signInByLink,
  routePatterns.resetPassword,
]

export function englishAddress(page: string): string {
  return page === '/' ? '/en' : `/en${page}`
}

/** The address of a page in this language. */
export function addressIn(language: Language, page: string): string {
  return language === defaultLanguage ? page : englishAddress(page)
}

/** The prerendered page at an address in either language, also with a slash at its end; undefined where there is none. */
export function translatedPage(pathname: string): string | undefined {
  const address = withoutSlash(pathname)
  return translatedPages.find(page => page === address || englishAddress(page) === address)
}

/** The language that an address stands for; null where it depends on who reads. */
export function addressLanguage(pathname: string): Language | null {
  const page = translatedPage(pathname)
  return page === undefined || page === withoutSlash(pathname) ? null : 'en'
}

/** The same page at the address that stands for no language. */
export function addressForAll(pathname: string): string {
  return translatedPage(pathname) ?? pathname
}

function withoutSlash(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '')
}

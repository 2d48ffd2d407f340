import { defaultLanguage, type Language, languages } from '../profile/profile.ts'

/** A translation of a page, as its head names it. `hreflang` is a language, or `x-default`. */
export interface Alternate {
  readonly hreflang: string
  readonly href: string
}

export function englishAddress(page: string): string {
  return page === '/' ? '/en' : `/en${page}`
}

/** Returns the address of a translated page in this language. */
export function addressIn(language: Language, page: string): string {
  return language === defaultLanguage ? page : englishAddress(page)
}

/** Returns the addresses of a translated page in all languages. */
export function alternatesOf(page: string, origin: string): readonly Alternate[] {
  return [
    ...languages.map(language => ({
      hreflang: language as string,
      href: origin + addressIn(language, page),
    })),
    // At this address, visitors see the language that they prefer.
    { hreflang: 'x-default', href: origin + page },
  ]
}

/** Renders the tags that name the translations of a page. */
export function alternateTags(alternates: readonly Alternate[]): string {
  return alternates
    .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join('')
}

import { defaultLanguage, type Language, languages } from '@upper-bracket/shared/profile/profile'

/**
 * The language for somebody who has not chosen one: of those that the product speaks the one that the browser names
 * first, as in `navigator.languages`; the default one where it names neither.
 */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languages.find(each => each === tag.split('-')[0]?.toLowerCase())
    if (language !== undefined) return language
  }
  return defaultLanguage
}

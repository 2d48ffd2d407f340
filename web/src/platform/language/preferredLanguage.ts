import { defaultLanguage, type Language, languages } from '@upper-bracket/shared/profile/profile'

/** Returns the default language: the first supported one in `navigator.languages`, otherwise the product's default. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languages.find(each => each === tag.split('-')[0]?.toLowerCase())
    if (language !== undefined) return language
  }
  return defaultLanguage
}

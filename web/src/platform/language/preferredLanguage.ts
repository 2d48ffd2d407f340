import { defaultLanguage, type Language, languages } from '@upper-bracket/shared/profile/profile'

/**
 * The default for those who have not chosen: the first supported language in `navigator.languages`, or else the
 * product's default.
 */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languages.find(each => each === tag.split('-')[0]?.toLowerCase())
    if (language !== undefined) return language
  }
  return defaultLanguage
}

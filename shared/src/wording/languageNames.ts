import type { Language } from '../profile/profile.ts'
import type { BroadcastLanguage } from '../live/liveLinks.ts'

/** Names languages in the interface language, as a list: 'Русский', 'English, German', 'Русский, английский'. */
export function languageNames(language: Language, named: readonly BroadcastLanguage[]): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const list = named.map(each => names.of(each) ?? each).join(', ')
  return list.charAt(0).toLocaleUpperCase(language) + list.slice(1)
}

import type { BroadcastLanguage } from '@upper-bracket/shared/live/liveLinks'
import { languageNames } from '@upper-bracket/shared/wording/languageNames'
import { useLanguage } from './useLanguage.ts'

/** Returns a function that names languages in the interface language (see `languageNames`). */
export function useLanguageNames(): (...languages: readonly BroadcastLanguage[]) => string {
  const { language } = useLanguage()
  return (...languages) => languageNames(language, languages)
}

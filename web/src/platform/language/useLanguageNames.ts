import type { BroadcastLanguage } from '@upper-bracket/shared/live/liveLinks'
import { useMemo } from 'react'
import { useLanguage } from './useLanguage.ts'

/**
 * Returns a function that names languages in the interface language, formatted as a list: 'Русский', 'English, German',
 * 'Русский, английский'.
 */
export function useLanguageNames(): (...languages: readonly BroadcastLanguage[]) => string {
  const { language } = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'language' })
    return (...languages) => {
      const list = languages.map(each => names.of(each) ?? each).join(', ')
      return list.charAt(0).toLocaleUpperCase(language) + list.slice(1)
    }
  }, [language])
}

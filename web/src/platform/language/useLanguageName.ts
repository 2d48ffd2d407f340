import type { BroadcastLanguage } from '@upper-bracket/shared/live/liveLinks'
import { useMemo } from 'react'
import { useLanguage } from './useLanguage.ts'

/** Names languages in that of the interface, as on a list: 'Русский', 'English'. */
export function useLanguageName(): (lang: BroadcastLanguage) => string {
  const { language } = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'language' })
    return lang => {
      const name = names.of(lang) ?? lang
      return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
    }
  }, [language])
}

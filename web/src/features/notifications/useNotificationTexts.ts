import type { NotificationTexts } from '@upper-bracket/shared/notifications/texts/notificationTexts'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { useEffect, useState } from 'react'
import { useLanguage } from '#platform/language/useLanguage.ts'

const loaders: Readonly<Record<Language, () => Promise<NotificationTexts>>> = {
  ru: async () => (await import('@upper-bracket/shared/notifications/texts/ru')).ru,
  en: async () => (await import('@upper-bracket/shared/notifications/texts/en')).en,
}

/** Returns the texts of notifications in the interface language; null while loading. */
export function useNotificationTexts(): NotificationTexts | null {
  const { language } = useLanguage()
  const [loaded, setLoaded] = useState<{ language: Language; texts: NotificationTexts } | null>(null)
  useEffect(() => {
    let isWanted = true
    loaders[language]().then(
      texts => {
        if (isWanted) setLoaded({ language, texts })
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [language])
  return loaded?.language === language ? loaded.texts : null
}

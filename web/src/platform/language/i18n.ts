import { defaultLanguage } from '@upper-bracket/shared/profile/profile'
import { type BackendModule, createInstance, type i18n } from 'i18next'
import { firstTexts } from '#locales/ru/firstTexts.ts'
import type { ru } from '#locales/ru/ru.ts'

/**
 * Starts in the default language, in which the pages are prerendered; `useLanguage` changes it. Texts beyond
 * those of the prerendered pages are loaded; components that need them suspend.
 */
export function makeI18n(): i18n {
  const instance = createInstance({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    resources: { ru: firstTexts },
    partialBundledLanguages: true,
    ns: Object.keys(firstTexts),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  instance.use(laterTexts).init()
  return instance
}

const laterTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: async (language: string, namespace: string) => {
    const texts: Readonly<Record<string, Readonly<Record<string, string>>>> =
      language === 'en' ? (await import('#locales/en/en.ts')).en : (await import('#locales/ru/ru.ts')).ru
    return texts[namespace]
  },
}

/** Unknown keys and missing facts do not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof ru
  }
}

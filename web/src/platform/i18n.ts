import { defaultLanguage, type Language } from '@upper-bracket/shared/profile/profile'
import { createInstance, type i18n } from 'i18next'
import { ru } from '#locales/ru/ru.ts'

/** Starts in the default language, in which the pages are prerendered; `useLanguage` changes it afterwards. */
export function makeI18n(): i18n {
  const instance = createInstance({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    resources: { ru },
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  instance.init()
  return instance
}

/** Changes the language, loading its texts first. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  if (language !== defaultLanguage && !instance.hasResourceBundle(language, 'common')) {
    const { en } = await import('#locales/en/en.ts')
    for (const [namespace, texts] of Object.entries(en))
      instance.addResourceBundle(language, namespace, texts)
  }
  await instance.changeLanguage(language)
}

/** A key that the Russian texts do not have, or a text without its facts, does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof ru
  }
}

import { defaultLanguage, type Language } from '@upper-bracket/shared/profile/profile'
import { type BackendModule, createInstance, type i18n } from 'i18next'
import type { ru } from '#locales/ru/ru.ts'
import { textsAtHand } from './textsAtHand.ts'

/**
 * Starts in the language in which the page is prerendered, by default the product's; `useLanguage` changes it. Texts
 * beyond those of the prerendered pages are loaded; components that need them suspend.
 */
export function makeI18n(language: Language = defaultLanguage): i18n {
  const instance = createInstance({
    lng: language,
    // Every language has every text, or it does not compile.
    fallbackLng: false,
    resources: { ...textsAtHand },
    partialBundledLanguages: true,
    ns: Object.keys(textsAtHand.ru),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  // Only few sentences about errors are at hand: the others come right after the page.
  instance.on('languageChanged', shown => {
    if (shown in textsAtHand) void completeErrors(instance, shown)
  })
  instance.use(laterTexts).init()
  return instance
}

async function completeErrors(instance: i18n, language: string): Promise<void> {
  try {
    instance.addResourceBundle(language, 'errors', (await textsIn(language))['errors'])
  } catch {
    // Then 'Something went wrong' has to do.
  }
}

const laterTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: async (language: string, namespace: string) => (await textsIn(language))[namespace],
}

async function textsIn(
  language: string,
): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  return language === 'en' ? (await import('#locales/en/en.ts')).en : (await import('#locales/ru/ru.ts')).ru
}

/** Unknown keys and missing facts do not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof ru
  }
}

import { defaultLanguage, type Language } from '@upper-bracket/shared/profile/profile'
import { withInnerQuotes } from '@upper-bracket/shared/text/innerQuotes'
import { type BackendModule, createInstance, type i18n, type PostProcessorModule } from 'i18next'
import { firstTexts } from '#locales/ru/firstTexts.ts'
import type { ru } from '#locales/ru/ru.ts'
import { pagePayload } from '#platform/builds/pagePayload.ts'
import type { Texts } from './texts.ts'

/**
 * Starts in the language in which the page is prerendered, by default the product's, with the texts that came with the
 * page; `useLanguage` changes it. All others are loaded; components that need them suspend.
 */
export function makeI18n(language: Language = defaultLanguage, pageTexts?: Texts): i18n {
  const instance = createInstance({
    lng: language,
    // Every language has every text, or it does not compile.
    fallbackLng: false,
    // Copies: what is loaded is added to them.
    resources: { ru: { ...firstTexts }, ...(pageTexts && { [language]: { ...pageTexts } }) },
    partialBundledLanguages: true,
    ns: Object.keys(firstTexts),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    postProcess: innerQuotes.name,
  })
  instance.use(laterTexts).use(innerQuotes).init()
  return instance
}

/**
 * Pages come with few sentences about errors only: fetches the others, for each language that is shown. Settles when those
 * of the present one are there.
 */
export function completeErrors(instance: i18n): Promise<void> {
  const complete = async (language: string) => {
    try {
      instance.addResourceBundle(language, 'errors', (await textsIn(language))['errors'])
    } catch {
      // Then 'Something went wrong' has to do.
    }
  }
  instance.on('languageChanged', complete)
  return complete(instance.language)
}

/** Fetches ahead the texts that the page at an address asks for in a language: first its own, soon others. */
export function fetchTexts(pathname: string, language: Language): void {
  void pagePayload(pathname, language)
  // Components that need the texts request them again and show the error.
  textsIn(language).catch(() => undefined)
}

const innerQuotes: PostProcessorModule = {
  type: 'postProcessor',
  name: 'innerQuotes',
  process: (text: string, _key, facts: Readonly<Record<string, unknown>>) =>
    withInnerQuotes(
      text,
      Object.values(facts).filter(fact => typeof fact === 'string'),
    ),
}

const laterTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: async (language: Language, namespace: string) => {
    const payload = typeof location === 'undefined' ? null : await pagePayload(location.pathname, language)
    return payload?.texts[namespace] ?? (await textsIn(language))[namespace]
  },
}

async function textsIn(language: string): Promise<Texts> {
  return language === 'en' ? (await import('#locales/en/en.ts')).en : (await import('#locales/ru/ru.ts')).ru
}

/** Unknown keys and missing facts do not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof ru
  }
}

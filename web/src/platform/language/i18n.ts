import { defaultLanguage, type Language } from '@upper-bracket/shared/profile/profile'
import { innerQuotes } from '@upper-bracket/shared/wording/innerQuotes'
import { type BackendModule, createInstance, type i18n } from 'i18next'
import { firstTexts } from '#locales/ru/firstTexts.ts'
import type { ru } from '#locales/ru/ru.ts'
import { pagePayload } from '#platform/builds/pagePayload.ts'
import { textsOfPage } from './pageTexts.ts'
import type { Texts } from './texts.ts'

/**
 * Creates i18n with the texts that came with the page, in the language of its prerendering or the default, and with the
 * code. `useLanguage` changes the language. All other texts are loaded on demand, and components that need them suspend.
 */
export function makeI18n(language: Language = defaultLanguage, pageTexts?: Texts): i18n {
  const instance = createInstance({
    lng: language,
    // The compiler ensures that every language has every text.
    fallbackLng: false,
    // The texts are copied, because loaded ones are added to them.
    resources: {
      [defaultLanguage]: { ...firstTexts },
      ...(pageTexts && { [language]: { ...withCode(language), ...pageTexts } }),
    },
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

/** Returns the texts that a page in this language has to bring along: those it was rendered with, but for the code's. */
export function textsToCarry(instance: i18n, language: Language): Texts {
  const rendered: Texts = instance.getDataByLanguage(language) ?? {}
  const known = withCode(language)
  return Object.fromEntries(Object.entries(rendered).filter(([name]) => !Object.hasOwn(known, name)))
}

/** The texts that come with the code. */
function withCode(language: Language): Texts {
  return language === defaultLanguage ? firstTexts : {}
}

/**
 * Fetches the error sentences that do not come with the page, for each language in use. Resolves when those of the
 * current language are loaded.
 */
export function completeErrors(instance: i18n): Promise<void> {
  const complete = async (language: string) => {
    try {
      instance.addResourceBundle(language, 'errors', await textsOf(language, 'errors'))
    } catch {
      // If that fails, 'Something went wrong' is shown.
    }
  }
  instance.on('languageChanged', complete)
  return complete(instance.language)
}

/**
 * Fetches the texts of the page at an address in a language ahead, so that its components need not suspend and be
 * rendered again. The frame's texts come with the code in the default language only.
 */
export async function fetchTexts(instance: i18n, pathname: string, language: Language): Promise<void> {
  const frame = language === defaultLanguage ? [] : Object.keys(firstTexts)
  try {
    const payload = await pagePayload(pathname, language)
    const missing = [...frame, ...textsOfPage(pathname)].filter(name => !payload || !(name in payload.texts))
    const add = async (name: string) =>
      instance.addResourceBundle(language, name, await textsOf(language, name))
    await Promise.all(missing.map(add))
  } catch {
    // Components that need the texts request them again and show the error.
  }
}

const laterTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: async (language: Language, namespace: string) => {
    const payload = typeof location === 'undefined' ? null : await pagePayload(location.pathname, language)
    return payload?.texts[namespace] ?? textsOf(language, namespace)
  },
}

/** The texts of each namespace in each language, loaded on demand; `web/plugin/chunkGroups.ts` groups them by use. */
const namespaces = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>([
  '../../locales/{ru,en}/*.ts',
  '!**/first*.ts',
  '!**/*Errors.ts',
  '!**/{ru,en}.ts',
])

async function textsOf(language: string, namespace: string): Promise<Readonly<Record<string, string>>> {
  const module = await namespaces[`../../locales/${language}/${namespace}.ts`]?.()
  const texts = module?.[namespace]
  if (texts === undefined) throw new Error(`There are no texts ${namespace} in ${language}`)
  return texts
}

/** The compiler rejects unknown keys and missing facts. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof ru
  }
}

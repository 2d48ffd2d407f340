import { type Language, languages } from '@upper-bracket/shared/profile/profile'
import { useCallback, useContext } from 'react'
import { I18nContext, useTranslation } from 'react-i18next'
import { readCookie, writeCookie } from '#platform/cookies.ts'

const cookie = 'locale'
const cookieDays = 365
const pendingKey = 'upper-bracket.language'

/** The last requested languages, which may still be loading. */
const requested = new WeakMap<object, Language>()

/** Returns the interface language and a function that changes it; the choice is stored in a cookie for a year. */
export function useLanguage() {
  const { i18n: wrapper } = useTranslation()
  // Unlike that wrapper, the instance stays the same when its language changes, and so does `setLanguage`.
  const i18n = useContext(I18nContext)?.i18n ?? wrapper
  const language = languages.find(each => each === i18n.language) ?? languages[0]
  const setLanguage = useCallback(
    async (next: Language) => {
      writeCookie(cookie, next, cookieDays)
      // A repeated change would redraw every text.
      if ((requested.get(i18n) ?? i18n.language) === next) return
      requested.set(i18n, next)
      await i18n.changeLanguage(next)
    },
    [i18n],
  )
  return { language, setLanguage }
}

/** Returns the language in the cookie; null if there is none. */
export function rememberedLanguage(): Language | null {
  return known(readCookie(cookie, document.cookie))
}

/**
 * Returns the language chosen in this tab but not saved to the profile yet. A new profile takes a moment to appear, and
 * a reload must not lose the choice.
 */
export function pendingLanguage(): Language | null {
  try {
    return known(sessionStorage.getItem(pendingKey))
  } catch {
    return null
  }
}

export function keepPendingLanguage(language: Language | null): void {
  try {
    if (language === null) sessionStorage.removeItem(pendingKey)
    else sessionStorage.setItem(pendingKey, language)
  } catch {
    // Without storage, the choice is lost on reload.
  }
}

function known(value: string | null): Language | null {
  return languages.find(each => each === value) ?? null
}

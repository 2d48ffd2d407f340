import { type Language, languages } from '@upper-bracket/shared/profile/profile'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { readCookie, writeCookie } from './cookies.ts'

const cookie = 'locale'
const cookieDays = 365

/** The language of the interface, and how to change it: the choice is kept in a cookie for a year. */
export function useLanguage() {
  const { i18n } = useTranslation()
  const language = languages.find(each => each === i18n.language) ?? languages[0]
  const setLanguage = useCallback(
    async (next: Language) => {
      writeCookie(cookie, next, cookieDays)
      await i18n.changeLanguage(next)
    },
    [i18n],
  )
  return { language, setLanguage }
}

/** The language that the cookie remembers; null where it remembers none. */
export function rememberedLanguage(): Language | null {
  const value = readCookie(cookie, document.cookie)
  return languages.find(each => each === value) ?? null
}

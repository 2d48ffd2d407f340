import type { Language } from '@upper-bracket/shared/profile/profile'
import { expect, test } from 'vitest'
import { consent as en } from '#locales/en/consent.ts'
import { consent as ru } from '#locales/ru/consent.ts'
import type { AnalyticsEvent } from './analytics.ts'

type Counted = AnalyticsEvent extends infer Event
  ? Event extends { readonly name: infer Name extends string; readonly status: infer Status extends string }
    ? `${Name} ${Status}`
    : Event extends { readonly name: infer Name extends string }
      ? Name
      : never
  : never

/** How the banner of consent names each event. A new one does not compile without its words. */
const words: Readonly<Record<Counted, Readonly<Record<Language, string>>>> = {
  page_view: { ru: 'какие страницы открывают', en: 'which pages are opened' },
  'sign_in success': { ru: 'удаётся ли войти', en: 'whether signing in works' },
  'sign_in failed': { ru: 'удаётся ли войти', en: 'whether signing in works' },
  reset_failed: { ru: 'где не получается сбросить пароль', en: 'where resetting a password fails' },
}

test.each(Object.entries(words))('the banner of consent says that it counts %s', (_, named) => {
  expect(ru.text).toContain(named.ru)
  expect(en.text).toContain(named.en)
})

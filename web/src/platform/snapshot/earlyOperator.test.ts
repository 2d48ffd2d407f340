import { earlyOperator } from '@upper-bracket/shared/earlyPage/earlyOperator'
import type { TextsOf } from '@upper-bracket/shared/earlyPage/earlyScene'
import { expect, it } from 'vitest'
import { makeI18n } from '#platform/language/i18n.ts'

const i18n = makeI18n('ru')
const textsOf: TextsOf = namespace => i18n.getFixedT('ru', namespace)
const view = {
  page: 'terms',
  language: 'ru',
  title: 'Условия использования',
  minAge: 16,
  signInMethods: [],
  demonstration: null,
  isConfigured: true,
} as const

it('a page of the operator is readable without code, with headings in order, and leads to the others', () => {
  const page = earlyOperator({ ...view, text: '## Одно\n\n- строка\n\n## Другое\n\n### Подробно' }, textsOf)
  expect([...page.matchAll(/<(h\d)>([^<]*)/g)].map(([, level, said]) => `${level} ${said}`)).toEqual([
    'h1 Условия использования',
    'h2 Одно',
    'h2 Другое',
    'h3 Подробно',
  ])
  expect(page).toContain('<li>')
  expect(page).toContain('<a href="/terms" aria-current="page">Условия</a><a href="/privacy">')
  const atEnglish = earlyOperator({ ...view, text: '' }, textsOf, { isEnglishAddress: true })
  expect(atEnglish).toContain('<a href="/en/terms" aria-current="page">Условия</a><a href="/en/privacy">')
})

it('ends with the links of every page, for members and strangers', () => {
  const [, footer = ''] = earlyOperator({ ...view, text: '' }, textsOf).split('<footer>')
  expect([...footer.matchAll(/href="([^"]+)">([^<]*)/g)].map(([, href, said]) => `${href} ${said}`)).toEqual([
    '/ Главная',
    '/tournaments Турниры',
    '/tournaments Турниры (нужен вход)',
    '/developers API для разработчиков',
    '/terms Условия',
    '/privacy Персональные данные',
    '/imprint Контакты',
  ])
  // The rule that hides the frame's footer spares its own.
  expect(earlyOperator({ ...view, text: '' }, textsOf)).toContain('footer:not(early-page *)')
})

it('a text of the operator becomes no markup and no script', () => {
  const page = earlyOperator(
    { ...view, text: '<script>alert(1)</script>\n\n## <img src=x>\n\n[here](javascript:alert(1))' },
    textsOf,
  )
  expect(page).not.toMatch(/<script|<img|javascript:/)
})

import { expect, test } from 'vitest'
import { firstTexts as english } from '#locales/en/firstTexts.ts'
import { fetchTexts, makeI18n, textsToCarry } from './i18n.ts'

test.each([
  ['ru', 'Вы в команде «Бар „У Петровича“»'],
  ['en', 'You are in “Бар ‘У Петровича’”'],
] as const)('quotes within quotes are inner ones (%s)', async (language, sentence) => {
  const i18n = makeI18n(language)
  await i18n.loadNamespaces('teams')
  expect(i18n.t('teams:joinedTeam', { team: 'Бар «У Петровича»' })).toBe(sentence)
})

test.each(['ru', 'en'] as const)(
  'no component waits for texts that were fetched ahead (%s)',
  async language => {
    const i18n = makeI18n()
    await fetchTexts(i18n, '/tournaments', language)
    expect(i18n.hasResourceBundle(language, 'tournaments')).toBe(true)
    expect(i18n.getFixedT(language, 'competition')('status_running')).not.toBe('status_running')
  },
)

test('a page carries all its texts but those of its code', async () => {
  const [russian, translated] = [makeI18n('ru'), makeI18n('en', english)]
  await Promise.all([russian, translated].map(each => each.loadNamespaces('home')))
  expect(Object.keys(textsToCarry(russian, 'ru'))).toEqual(['home'])
  expect(Object.keys(textsToCarry(translated, 'en')).toSorted()).toEqual(['common', 'errors', 'home'])
  const opened = makeI18n('ru', textsToCarry(russian, 'ru'))
  expect([opened.t('signIn'), opened.t('errors:unknown'), opened.hasResourceBundle('ru', 'home')]).toEqual([
    'Войти',
    'Что-то пошло не так',
    true,
  ])
})

import { expect, test } from 'vitest'
import { makeI18n } from './i18n.ts'

test.each([
  ['ru', 'Вы в команде «Бар „У Петровича“»'],
  ['en', 'You are in “Бар ‘У Петровича’”'],
] as const)('quotes within quotes are inner ones (%s)', async (language, sentence) => {
  const i18n = makeI18n(language)
  await i18n.loadNamespaces('teams')
  expect(i18n.t('teams:joinedTeam', { team: 'Бар «У Петровича»' })).toBe(sentence)
})

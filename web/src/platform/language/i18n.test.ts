import { expect, test } from 'vitest'
import { fetchTexts, makeI18n } from './i18n.ts'

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

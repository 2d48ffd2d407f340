import { expect, it } from 'vitest'
import { completeErrors, makeI18n } from '#platform/language/i18n.ts'
import { appError, toAppError } from './appError.ts'
import { attempt } from './attempt.ts'
import { errorSentence } from './errorSentence.ts'

it.each([
  ['ru', 1, 'Слишком много действий подряд. Подождите 1 секунду и повторите'],
  ['ru', 3, 'Слишком много действий подряд. Подождите 3 секунды и повторите'],
  ['ru', 15, 'Слишком много действий подряд. Подождите 15 секунд и повторите'],
  ['ru', 91, 'Слишком много действий подряд. Подождите 2 минуты и повторите'],
  ['ru', 1260, 'Слишком много действий подряд. Подождите 21 минуту и повторите'],
  ['ru', 2160, 'Слишком много действий подряд. Подождите 36 минут и повторите'],
  ['ru', 5401, 'Слишком много действий подряд. Подождите 2 часа и повторите'],
  ['en', 1, 'That was too many actions in a row. Wait 1 second and try again'],
  ['en', 36, 'That was too many actions in a row. Wait 36 seconds and try again'],
  ['en', 2160, 'That was too many actions in a row. Wait 36 minutes and try again'],
  ['en', 20_000, 'That was too many actions in a row. Wait 6 hours and try again'],
])('says in %s how long to wait: %i s', async (language, retryAfterSeconds, sentence) => {
  const i18n = makeI18n()
  await i18n.changeLanguage(language)
  const t = i18n.getFixedT<['errors', 'common']>(language, ['errors', 'common'])
  expect(errorSentence(t, appError('too-many-requests', { retryAfterSeconds }))).toBe(sentence)
})

it('names no time if none is known, and for no other code', async () => {
  const i18n = makeI18n()
  await completeErrors(i18n)
  const t = i18n.getFixedT<['errors', 'common']>('ru', ['errors', 'common'])
  expect(errorSentence(t, appError('too-many-requests'))).toBe(
    'Слишком много действий подряд. Подождите немного и повторите',
  )
  expect(errorSentence(t, appError('try-again', { retryAfterSeconds: 5 }))).toBe(
    'Сейчас не получилось. Попробуйте ещё раз',
  )
})

it('shows a plain string unchanged, even after an endpoint has caught it', async () => {
  const t = makeI18n().getFixedT<['errors', 'common']>('ru', ['errors', 'common'])
  const caught = await attempt(() => Promise.reject('Please connect to the telegram'))
  const error = 'error' in caught ? caught.error : null
  expect(errorSentence(t, toAppError(error))).toBe('Please connect to the telegram')
})

// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { Undelivered } from '@upper-bracket/shared/notifications/undelivered'
import { expect, test } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import PeoplePage from '../people/PeoplePage.tsx'

const later = Date.now() + 3_600_000
const toWolf: Undelivered = {
  uid: 'wolf',
  name: 'Grey Wolf',
  kind: 'matchReady',
  channel: 'telegram',
  reason: 'refused',
  at: 1,
  resendableUntil: later,
  sweepAfter: later,
}
const toBear: Undelivered = {
  ...toWolf,
  uid: 'bear',
  name: 'Bear',
  kind: 'readinessCheck',
  channel: 'email',
  reason: 'late',
  at: 2,
  resendableUntil: 3,
}

function open(language: 'ru' | 'en', messages: Readonly<Record<string, Undelivered>>, messageCount = 1) {
  return renderPage({
    at: hrefs.competitionPeople('cup'),
    language,
    user: { uid: organizer.uid, email: 'oleg@example.org' },
    Page: PeoplePage,
    functions: { resendMessages: () => ({ messageCount }) },
    documents: {
      [testCompetitionPath]: aCompetition({ ownerName: 'Oleg' }),
      ...Object.fromEntries(
        Object.entries(messages).map(([id, message]) => [
          `${testCompetitionPath}/undelivered/${id}`,
          message,
        ]),
      ),
    },
  })
}

test.each([
  {
    language: 'ru',
    wolf: /^Grey Wolf · Соперник известенTelegram: не приняли/,
    bear: /^Bear · Проверка готовностиПочта: не удалось доставить вовремя.*Уже неактуально$/,
    again: 'Отправить ещё раз: Grey Wolf, Соперник известен',
    all: 'Отправить все ещё раз',
    done: '1 сообщение уйдёт в течение минуты',
    none: 'Недоставленных сообщений нет.',
  },
  {
    language: 'en',
    wolf: /^Grey Wolf · Opponent knownTelegram: refused/,
    bear: /^Bear · Readiness checkE-?mail: could not be delivered in time.*No longer relevant$/,
    again: 'Send again: Grey Wolf, Opponent known',
    all: 'Send all again',
    done: '1 message will be sent within a minute',
    none: 'There are no undelivered messages.',
  },
] as const)('says who was not told of what and why, and sends one or all again ($language)', async texts => {
  const { language, wolf, bear, again, all, done, none } = texts
  const { user, calls, firestore } = await open(language, { w: toWolf, b: toBear })
  await waitFor(() => {
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    expect(rows).toEqual(expect.arrayContaining([expect.stringMatching(wolf), expect.stringMatching(bear)]))
  })
  await user.click(screen.getByRole('button', { name: again }))
  await screen.findByText(done)
  await user.click(screen.getByRole('button', { name: all }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls).toEqual([
    { name: 'resendMessages', input: { competitionId: 'cup', messageIds: ['w'] } },
    { name: 'resendMessages', input: { competitionId: 'cup', messageIds: ['b', 'w'] } },
  ])
  for (const id of ['w', 'b']) firestore.put(`${testCompetitionPath}/undelivered/${id}`, null)
  await screen.findByText(none)
})

test('says so where nothing was left to send', async () => {
  const { user } = await open('en', { w: toWolf }, 0)
  expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Send again/ }))
  await screen.findByText('There was nothing left to send')
})

// @vitest-environment happy-dom

import { act, screen, waitFor, within } from '@testing-library/react'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import { expect, test } from 'vitest'
import { checkIn, filled, minute, offered, ofMatch, openMatch, seen } from '#testing/openMatch.ts'
import { hour } from '#testing/testCompetition.ts'
import { aMatchRoom, matchRoomPath } from '#testing/testMatchRoom.ts'

test('an organizer checks in a team without an account, in time or late, and nobody forfeits meanwhile', async () => {
  const settings: Partial<SelfService> = { noShow: 'walkover' }
  const matchRoom = aMatchRoom({ checkIn: checkIn([1, null], 5 * minute, [1]), attention: 'check-in' })
  const { calls, user, firestore } = await openMatch({ who: 'organizer', matchRoom, selfService: settings })
  await screen.findByText('Аккаунта нет, чек-ин проходит организатор')
  await waitFor(() => expect(filled()).toEqual(['Чек-ин за «Team 4»']))
  await act(async () =>
    firestore.put(
      matchRoomPath,
      aMatchRoom({ checkIn: checkIn([1, null], -minute, [1]), attention: 'no-show' }),
    ),
  )
  await screen.findByText('Время вышло, решает организатор. Пройти чек-ин ещё можно.')
  await user.click(screen.getByRole('button', { name: 'Чек-ин за «Team 4»' }))
  expect(calls).toEqual([{ name: 'checkInForMatch', input: { ...ofMatch, revision: 0, teamId: 'team-4' } }])
})

test.each([
  ['member', ['Мы на месте']],
  ['captain', []],
] as const)(
  'where a %s may report, other members have these buttons before a match: %o',
  async (reportBy, buttons) => {
    const matchRoom = aMatchRoom({ checkIn: checkIn([null, null]) })
    await openMatch({ who: 'mate', matchRoom, selfService: { reportBy } })
    await screen.findAllByText('Ждём')
    await screen.findByRole('timer')
    expect(filled()).toEqual(buttons)
  },
)

test('a captain checks the team in, and sees the other one arrive', async () => {
  const { user, calls, firestore } = await openMatch({
    who: 'captain',
    matchRoom: aMatchRoom({ checkIn: checkIn([null, null]) }),
  })
  await screen.findByText('Ваша команда на месте?')
  expect(screen.getAllByText('Ждём')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Мы на месте' }))
  expect(calls).toEqual([{ name: 'checkInForMatch', input: { ...ofMatch, revision: 0, teamId: 'team-1' } }])
  act(() => firestore.put(matchRoomPath, aMatchRoom({ checkIn: checkIn([1, null]) })))
  await screen.findByText('Чек-ин')
  expect(offered()).toEqual([])
  expect(screen.getByText('На месте')).toBeDefined()
})

test.each([
  ['mate', 'organizer', []],
  ['spectator', 'walkover', []],
  ['organizer', 'organizer', ['Чек-ин за «Team 1»', 'Чек-ин за «Team 4»']],
] as const)('of an open check-in %s is offered what they may do', async (who, noShow, buttons) => {
  await openMatch({ who, selfService: { noShow }, matchRoom: aMatchRoom({ checkIn: checkIn([null, null]) }) })
  await screen.findByRole('timer')
  screen.getByText(noShow === 'walkover' ? /поражение за неявку/ : /решит организатор/)
  expect(offered()).toEqual(buttons)
})

test.each([
  ['no-show', 'organizer', /^Время вышло, решает организатор/, ['Чек-ин за «Team 4»']],
  ['stuck', 'walkover', /^Неявку не засчитать/, []],
] as const)(
  'after the time an organizer is asked before the match is forfeited (%s)',
  async (attention, noShow, says, others) => {
    const matchRoom = aMatchRoom({ checkIn: checkIn([1, null], -minute), attention })
    const { user, calls } = await openMatch({ who: 'organizer', selfService: { noShow }, matchRoom })
    await screen.findByText(says)
    expect(offered()).toEqual([...others, 'Засчитать неявку', 'Всё равно начать'])
    expect(filled()).toEqual(['Засчитать неявку'])
    await user.click(screen.getByRole('button', { name: 'Засчитать неявку' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Неявка: Team 4?' }))
    dialog.getByText('Матч 1: Team 1 — Team 4')
    dialog.getByText('Команда «Team 1» получит техническую победу')
    dialog.getByText('Команда «Team 1» играет дальше: Финал, матч 3')
    expect(calls).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Записать неявку' }))
    expect(calls).toEqual([{ name: 'forfeitMatch', input: { ...seen, revision: 0, sides: [1] } }])
  },
)

test.each([
  [
    'ru',
    'Засчитать неявку обеим',
    ['Победителя не будет, и дальше никто не пройдёт', /^Команда «Team 2» станет чемпионом/],
    'Отмена',
  ],
  [
    'en',
    'Both teams forfeit',
    ['Nobody wins, and nobody advances', /^Team 2 becomes the champion/],
    'Cancel',
  ],
] as const)(
  'that nobody wins, and who is the champion by it, is said before both teams forfeit (%s)',
  async (language, button, says, keep) => {
    const { user, calls } = await openMatch({
      who: 'organizer',
      language,
      selfService: { noShow: 'organizer' },
      matchRoom: aMatchRoom({ checkIn: checkIn([null, null], -minute), attention: 'no-show' }),
      happened: bracket =>
        after(
          bracket,
          before => startMatch(before, 'main-1-2'),
          before => finishSeries(before, 'main-1-2', [2, 0]),
        ),
    })
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/Team 1 — Team 4|Team 1 vs Team 4/)
    for (const line of says) dialog.getByText(line)
    await user.click(dialog.getByRole('button', { name: keep }))
    expect(calls).toEqual([])
  },
)

test('a match is not started without a team before the organizer was asked', async () => {
  const { user, calls } = await openMatch({
    who: 'organizer',
    selfService: { noShow: 'organizer' },
    matchRoom: aMatchRoom({ checkIn: checkIn([1, null], -minute), attention: 'no-show' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Всё равно начать' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Матч 1, Team 1 — Team 4. Чек-ин не прошли: Team 4.')
  expect(calls).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Начать матч' }))
  expect(calls).toEqual([{ name: 'startMatch', input: { ...seen, revision: 0 } }])
})

test('a late team is offered nothing where a walkover is recorded automatically', async () => {
  await openMatch({
    who: 'rival',
    selfService: { noShow: 'walkover' },
    matchRoom: aMatchRoom({ checkIn: checkIn([1, null], -minute) }),
  })
  await screen.findByText('Время вышло. Неявку засчитают в течение минуты.')
  expect(offered()).toEqual([])
})

test('before its time, and of an earlier revision, nobody is asked to check in', async () => {
  const stale = { ...checkIn([null, null]), revision: 7 }
  await openMatch({ who: 'captain', startDate: Date.now() + hour, matchRoom: aMatchRoom({ checkIn: stale }) })
  await screen.findByText(/Чек-ин откроется/)
  expect(offered()).toEqual([])
})

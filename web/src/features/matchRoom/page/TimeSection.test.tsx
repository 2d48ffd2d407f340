// @vitest-environment happy-dom

import { screen } from '@testing-library/react'
import type { TimeProposal } from '@upper-bracket/shared/matchRoom/matchRoom'
import { expect, test } from 'vitest'
import { minute, offered, openMatch } from '#testing/openMatch.ts'
import { hour } from '#testing/testCompetition.ts'
import { aMatchRoom } from '#testing/testMatchRoom.ts'

const proposal = (startsAt: number, due: number): TimeProposal => ({
  proposalId: 'later',
  revision: 0,
  by: 0,
  at: 1,
  startsAt,
  before: due,
  answer: null,
})

test('a captain proposes another time within what the organizer allows', async () => {
  const startDate = new Date(2027, 4, 1, 19, 0).getTime()
  const { user, fill, calls } = await openMatch({
    who: 'captain',
    startDate,
    selfService: { moveMinutes: 60 },
  })
  await user.click(await screen.findByRole('button', { name: 'Предложить другое время' }))
  await user.click(screen.getByRole('button', { name: '+30 мин' }))
  const field = screen.getByRole('textbox', { name: 'Новое начало' })
  expect(field).toHaveProperty('value', '01.05.2027 19:30')
  await fill(field, '01.05.2027 20:01')
  await user.click(screen.getByRole('button', { name: 'Отправить сопернику' }))
  await screen.findByText('На это время перенести нельзя')
  await fill(field, '01.05.2027 19:45')
  await user.click(screen.getByRole('button', { name: 'Отправить сопернику' }))
  await screen.findByRole('button', { name: 'Предложить другое время' })
  expect(calls).toMatchObject([
    { name: 'proposeTime', input: { teamId: 'team-1', startsAt: startDate + 45 * minute } },
  ])
})

test.each([
  ['rival', 60, ['Согласиться', 'Отказаться', 'Предложить своё время']],
  ['captain', 60, ['Отозвать предложение', 'Предложить своё время']],
  ['mate', 60, []],
  ['spectator', 60, []],
  ['rival', 0, []],
] as const)('of a proposed time %s is offered what they may do', async (who, moveMinutes, buttons) => {
  const startDate = Date.now() + hour
  const matchRoom = aMatchRoom({ proposal: proposal(startDate + 10 * minute, startDate) })
  const { user, calls } = await openMatch({ who, startDate, selfService: { moveMinutes }, matchRoom })
  await screen.findByText(/Чек-ин откроется/)
  expect(offered()).toEqual(buttons)
  const says = { captain: /^Вы предложили начать/, mate: /^Вы предложили начать/ }[who as string]
  expect(screen.queryByText(says ?? /^«Team 1» предлагает начать/) !== null).toBe(moveMinutes > 0)
  if (buttons.length < 3) return
  await user.click(screen.getByRole('button', { name: 'Согласиться' }))
  expect(calls).toMatchObject([{ name: 'answerProposal', input: { proposalId: 'later', accepts: true } }])
})

// @vitest-environment happy-dom

import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aDraft, draftPlayers as players, openDraft } from '#testing/openDraft.ts'
import { slowClock } from '#testing/slowClock.ts'

const turn = { competitionId: 'cup', draftId: 'cup-draft' }
const inputOf = (calls: readonly { name: string; input: unknown }[], name: string) =>
  calls.filter(call => call.name === name).map(({ input }) => input)

test('a page that could not learn the time tries again', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { calls } = await openDraft({ as: 'p05', draft: aDraft({}, players, Date.now() - 100_000) })
  await vi.waitFor(() => expect(inputOf(calls, 'pickByClock')).not.toEqual([]))
})

test('the clock counts down the pick, then the reserve, and then any participant asks for a pick', async () => {
  slowClock()
  const draft = aDraft({}, players, Date.now() - 40_000)
  const { calls } = await openDraft({ as: 'p05', draft })
  await vi.waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^0:(19|20)$/))
  screen.getByText('Reserve 0:30')
  await act(() => vi.advanceTimersByTimeAsync(25_000))
  expect(screen.getByRole('timer').textContent).toMatch(/^0:2\d$/)
  screen.getByText('Using the reserve')
  expect(inputOf(calls, 'pickByClock')).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  screen.getByText('Time is up: a player is picked automatically')
  expect(inputOf(calls, 'pickByClock')[0]).toEqual({ ...turn, turn: 1 })
  // Others are left to the timer.
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(inputOf(calls, 'pickByClock')).toHaveLength(5)
})

test('spectators leave the clock to participants', async () => {
  slowClock()
  const { calls } = await openDraft({ as: null, draft: aDraft({}, players, Date.now() - 100_000) })
  await vi.waitFor(() => screen.getByText('Time is up: a player is picked automatically'))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(calls).toEqual([])
})

// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import type { Player } from '@upper-bracket/shared/player/player'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPlayer } from '#testing/entrants.ts'
import { person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { slowClock } from '#testing/slowClock.ts'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import ReadinessWatch from './ReadinessWatch.tsx'

const hour = 3_600_000
const wolf = person('wolf')
const entryPath = `${testCompetitionPath}/players/wolf`

/** The server's time; the browser's clock is an hour ahead of it. */
let server = 0
const checkOf = (changes: object = {}) => ({
  checkId: 'now',
  startedAt: server,
  deadline: server + 120_000,
  closedAt: null,
  ...changes,
})

beforeEach(() => {
  slowClock()
  server = Math.floor(Date.now() / 1000) * 1000
  vi.setSystemTime(server + hour)
  vi.stubGlobal('fetch', async () => ({
    headers: new Headers({ date: new Date(Date.now() - hour).toUTCString() }),
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function onSomePage({ entry = {}, check = {} }: { entry?: Partial<Player>; check?: object } = {}) {
  return renderPage({
    at: '/profile',
    Page: ReadinessWatch,
    user: wolf,
    documents: {
      [testCompetitionPath]: aCompetition({ readinessCheck: checkOf(check) }),
      [entryPath]: aPlayer('wolf', entry),
    },
    functions: { confirmReadiness: () => ({}), confirmTeamReadiness: () => ({}) },
  })
}

test('counts down by the server, whatever the clock of the browser, and is over at the deadline by itself', async () => {
  await onSomePage()
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^(2:0\d|1:5\d)$/))
  await act(() => vi.advanceTimersByTimeAsync(125_000))
  await screen.findByText('Время вышло: вы не подтвердили готовность')
  expect(screen.queryByRole('button', { name: 'Я готов' })).toBeNull()
})

test('one press confirms; reminded before that, a player is asked again', async () => {
  const { user, calls, firestore } = await onSomePage()
  await screen.findByText('Вы готовы играть?')
  act(() => firestore.put(entryPath, aPlayer('wolf', { reminded: { checkId: 'now', at: 1 } })))
  await screen.findByText('Организатор ждёт вас: вы готовы?')
  await user.click(screen.getByRole('button', { name: 'Я готов' }))
  expect(calls).toEqual([{ name: 'confirmReadiness', input: { competitionId: 'cup', checkId: 'now' } }])
  act(() => firestore.put(entryPath, aPlayer('wolf', { ready: { checkId: 'now', at: 2 } })))
  await screen.findByText('Вы готовы')
  expect(screen.queryByRole('button', { name: 'Вся команда готова' })).toBeNull()
})

test('a captain confirms for the team', async () => {
  const { user, calls } = await onSomePage({
    entry: { captain: true, teamId: 'wolves', ready: { checkId: 'now', at: 1 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Вся команда готова' }))
  expect(calls).toEqual([
    { name: 'confirmTeamReadiness', input: { competitionId: 'cup', checkId: 'now', teamId: 'wolves' } },
  ])
})

test('asks nobody in a check that was over before they came, and again in a new one', async () => {
  const { firestore } = await onSomePage({
    entry: { ready: { checkId: 'before', at: 0 } },
    check: { deadline: server - 1 },
  })
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.queryByRole('timer')).toBeNull()
  act(() =>
    firestore.put(testCompetitionPath, aCompetition({ readinessCheck: checkOf({ checkId: 'next' }) })),
  )
  await screen.findByRole('button', { name: 'Я готов' })
})

// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import type { CheckIn, MatchReport, MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { beforeEach, expect, test, vi } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { selfRunningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { aMatchRoom, matchRoomPath } from '#testing/testMatchRoom.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'

const minute = 60_000
const now = Math.floor(Date.now() / 1000) * 1000
const secondPath = `${testCompetitionPath}/brackets/first/matchRooms/main-1-2.team-2.team-3`
const second = { matchId: 'main-1-2', teamIds: ['team-2', 'team-3'] } as const

beforeEach(() => {
  vi.stubGlobal('fetch', async () => ({
    headers: new Headers({ date: new Date(now).toUTCString() }),
  }))
  return () => vi.unstubAllGlobals()
})

const checkIn = (changes: Partial<CheckIn> = {}): CheckIn => ({
  revision: 0,
  openedAt: now - 6 * minute,
  deadline: now + 4 * minute,
  at: [now - minute, null],
  organizerSides: [],
  ...changes,
})

const report = (changes: Partial<MatchReport> = {}): MatchReport => ({
  reportId: 'report',
  pastReportIds: [],
  revision: 1,
  by: 0,
  version: { uid: 'a', at: now - 3 * minute, score: [2, 1], games: [] },
  deadline: now + 7 * minute,
  dispute: null,
  settled: null,
  ...changes,
})

async function opened(
  matchRooms: Record<string, MatchRoom>,
  started: readonly string[] = [],
  user: typeof organizer | null = organizer,
) {
  const page = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    ...(user && { user }),
    documents: {
      ...selfRunningTestCompetition({}, bracket =>
        after(bracket, ...started.map(id => (before: Bracket) => startMatch(before, id))),
      ),
      ...matchRooms,
    },
    functions: {
      forfeitMatch: ({ revision }) => ({ revision: revision + 1 }),
      checkInForMatch: () => ({}) as never,
    },
  })
  const agenda = within(await screen.findByRole('region', { name: 'Матчи сейчас' }))
  return { ...page, agenda }
}

const kinds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-agenda]')].map(
    row => `${row.dataset['agenda']} ${row.dataset['step']}`,
  )
const steps = () =>
  [...document.querySelectorAll<HTMLElement>('[data-next-step]')].map(step => step.textContent)

test('while check-in runs, it says who is missing with its clock, and nothing can be started', async () => {
  const { agenda } = await opened({ [matchRoomPath]: aMatchRoom({ checkIn: checkIn() }) })
  await agenda.findByText('Чек-ин, ещё нет: Team 4')
  agenda.getByText('Чек-ин вот-вот откроется')
  expect((await agenda.findByRole('timer')).textContent).toMatch(/^[34]:\d\d$/)
  expect(agenda.queryByRole('button', { name: /^Начать/ })).toBeNull()
  expect(steps()).toEqual([])
})

test('a dispute comes before a match that only waits, and is one touch away', async () => {
  const disputed = report({ dispute: { uid: 'b', at: now - 12 * minute, version: null } })
  const { agenda } = await opened(
    {
      [matchRoomPath]: aMatchRoom({ report: report() }),
      [secondPath]: aMatchRoom({ ...second, report: disputed, attention: 'dispute' }),
    },
    ['main-1-1', 'main-1-2'],
  )
  await agenda.findByText('Спор о счёте уже 12 мин')
  await agenda.findByText('Победа «Team 1» 2:1 ждёт ответа 3 мин: Team 4')
  expect(kinds()).toEqual(['main-1-2 dispute', 'main-1-1 confirm'])
  expect(steps()).toEqual(['Решить спор'])
  expect(agenda.getByRole('link', { name: 'Решить спор' }).getAttribute('href')).toBe(
    '/competitions/cup/matches/main-1-2',
  )
  agenda.getByText(/1 ждёт вашего решения/)
})

test('a team that did not come forfeits from the list', async () => {
  const over = checkIn({ deadline: now - minute })
  const { agenda, user, calls } = await opened({
    [secondPath]: aMatchRoom({ ...second, checkIn: over, attention: 'no-show' }),
  })
  await agenda.findByText('Нет на чек-ине уже 1 мин: Team 3')
  await user.click(await agenda.findByRole('button', { name: 'Записать неявку' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Неявка: Team 3?' }))
  await user.click(dialog.getByRole('button', { name: 'Записать неявку' }))
  expect(calls).toMatchObject([{ name: 'forfeitMatch', input: { matchId: 'main-1-2', sides: [1] } }])
})

test('a team without an account is checked in from the list', async () => {
  const asked = checkIn({ organizerSides: [1] })
  const { agenda, user, calls } = await opened({
    [matchRoomPath]: aMatchRoom({ checkIn: asked, attention: 'check-in' }),
  })
  await user.click(await agenda.findByRole('button', { name: 'Чек-ин: Team 4' }))
  expect(calls).toMatchObject([
    { name: 'checkInForMatch', input: { matchId: 'main-1-1', teamId: 'team-4', revision: 0 } },
  ])
})

test('those who watch read nothing of what organizers decide, and no match room is read for them', async () => {
  const over = checkIn({ deadline: now - minute })
  const { agenda } = await opened(
    { [secondPath]: aMatchRoom({ ...second, checkIn: over, attention: 'no-show' }) },
    [],
    null,
  )
  await act(async () => undefined)
  expect(agenda.getAllByText('скоро начнётся')).toHaveLength(2)
  expect(agenda.queryByText(/решения|неявк|Чек-ин/i)).toBeNull()
})

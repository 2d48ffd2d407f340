// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import { play } from '@upper-bracket/shared/bracket/testing/playOut'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { swiss } from '@upper-bracket/shared/format/stageKinds/swiss'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import BracketPage from '#features/bracket/page/BracketPage.tsx'
import { aPlayer } from '#testing/entrants.ts'
import { organizer, person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { slowClock } from '#testing/slowClock.ts'
import { aCompetition, hour, runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'

beforeEach(() => {
  // The browser's clock is an hour behind.
  vi.stubGlobal('fetch', async () => ({
    headers: new Headers({ date: new Date(Date.now() + hour).toUTCString() }),
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function onBracketTab(
  documents: Record<string, object>,
  scene: Partial<Parameters<typeof renderPage>[0]> = {},
) {
  const page = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    documents,
    ...scene,
  })
  const agenda = within(await screen.findByRole('region', { name: 'Матчи сейчас' }))
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>('[data-agenda]')].map(row => row.dataset['agenda'])
  // The code of the organizers' rows is loaded on demand.
  await waitFor(() => expect(rows()).not.toEqual([]))
  return { ...page, agenda, rows }
}

test('an organizer scores a match of one game in its place, and nothing moves from under the finger', async () => {
  slowClock()
  const { user, agenda, rows, calls } = await onBracketTab(runningTestCompetition(8), {
    user: organizer,
    functions: {
      startMatch: ({ revision }) => ({ revision: revision + 1, entryId: 'start' }),
      finishSeries: ({ revision }) => ({ revision: revision + 1, entryId: 'result' }),
    },
  })
  const first = ['main-1-1', 'main-1-2', 'main-1-3', 'main-1-4']
  expect(rows()).toEqual(first)
  await user.click(agenda.getByRole('button', { name: 'Победа: Team 4' }))
  expect(calls.map(({ name, input }) => [name, (input as { matchId: string }).matchId])).toEqual([
    ['startMatch', 'main-1-2'],
    ['finishSeries', 'main-1-2'],
  ])
  expect(rows()).toEqual(first)
  await agenda.findByText('Победитель матча 1 — Team 4')
  await screen.findByRole('button', { name: 'Отменить' })
  screen.getByText('Матч 2: Team 4 — Team 5')
  await user.pointer({ target: document.body })
  await act(() => vi.advanceTimersByTimeAsync(7500))
  expect(rows()).toEqual(first)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(rows()).toEqual(['main-1-1', 'main-1-3', 'main-1-4'])
  screen.getByRole('button', { name: 'Отменить' })
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull()
})

test('an organizer enters the games of a match in its place', async () => {
  const documents = runningTestCompetition(8)
  const { user, fill, agenda, calls } = await onBracketTab(
    { ...documents, [testCompetitionPath]: { ...documents[testCompetitionPath], game: 'csgo' } },
    {
      user: organizer,
      functions: {
        startMatch: ({ revision }) => ({ revision: revision + 1, entryId: 'start' }),
        finishSeries: ({ revision }) => ({ revision: revision + 1, entryId: 'result' }),
      },
    },
  )
  await user.click(await agenda.findByRole('button', { name: 'По играм: Team 4 — Team 5' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Карты и раунды' }))
  await fill(dialog.getByLabelText('Раунды Team 4 в игре 1'), '13')
  await fill(dialog.getByLabelText('Раунды Team 5 в игре 1'), '7')
  await user.click(dialog.getByRole('button', { name: 'Завершить: победитель — Team 4' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.at(-1)).toMatchObject({
    name: 'finishSeries',
    input: { matchId: 'main-1-2', score: [1, 0], games: [{ outcome: 0, rounds: [13, 7] }] },
  })
})

test('a producer starts matches in place, but not where teams run them', async () => {
  const scene = (changes: object = {}) => {
    const documents: Record<string, object> = runningTestCompetition(8)
    const competition = { ...documents[testCompetitionPath], producerUids: ['producer'], ...changes }
    return [{ ...documents, [testCompetitionPath]: competition }, { user: person('producer') }] as const
  }
  const { agenda } = await onBracketTab(...scene())
  expect(await agenda.findAllByRole('button', { name: /^Победа: / })).toHaveLength(8)
  cleanup()
  const other = await onBracketTab(...scene({ selfService: defaultSelfService }))
  expect(other.rows()).toHaveLength(4)
  expect(document.querySelector('[data-step]')).toBeNull()
})

test('a match that others finish stays in its place with its result, and longer under a pointer', async () => {
  slowClock()
  const documents = runningTestCompetition(8)
  const played = play(bracketOf(8), 'main-1-2', 0).matches
  const { rows, firestore } = await onBracketTab(documents)
  const first = ['main-1-1', 'main-1-2', 'main-1-3', 'main-1-4']
  expect(rows()).toEqual(first)
  const finish = () => {
    const path = `${testCompetitionPath}/brackets/first/matches/main-1-2`
    act(() => firestore.put(path, { ...played.get('main-1-2') }))
  }
  const matches = vi
    .spyOn(HTMLElement.prototype, 'matches')
    .mockImplementation(selector => selector === ':hover')
  finish()
  await waitFor(() =>
    expect(document.querySelector('[data-agenda="main-1-2"]')?.getAttribute('data-status')).toBe('finished'),
  )
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(rows()).toEqual(first)
  matches.mockRestore()
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(rows()).toEqual(['main-1-1', 'main-1-3', 'main-1-4'])
})

test('a match that loses a team again is listed once', async () => {
  const path = `${testCompetitionPath}/brackets/first/matches`
  const first = play(bracketOf(4), 'main-1-1', 0)
  const both = play(first, 'main-1-2', 0)
  const { rows, agenda, firestore } = await onBracketTab(runningTestCompetition(4, { after: () => both }), {
    user: organizer,
  })
  expect(rows()).toEqual(['main-2-1'])
  act(() => {
    for (const id of ['main-2-1', 'main-1-2']) firestore.put(`${path}/${id}`, { ...first.matches.get(id) })
  })
  await waitFor(() => expect(rows()).toEqual(['main-2-1', 'main-1-2']))
  expect(agenda.queryByText(/^Ждут соперника/)).toBeNull()
})

test('a match that others finish leaves a list that nobody touches', async () => {
  slowClock()
  const { rows, firestore } = await onBracketTab(runningTestCompetition(8))
  const played = play(bracketOf(8), 'main-1-2', 0).matches.get('main-1-2')
  const path = `${testCompetitionPath}/brackets/first/matches/main-1-2`
  act(() => firestore.put(path, { ...played }))
  await waitFor(() =>
    expect(document.querySelector('[data-agenda="main-1-2"]')?.getAttribute('data-status')).toBe('finished'),
  )
  await act(() => vi.advanceTimersByTimeAsync(7000))
  expect(rows()).toContain('main-1-2')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(rows()).toEqual(['main-1-1', 'main-1-3', 'main-1-4'])
})

test('exactly one action is the next step: that of the first match that needs one', async () => {
  const steps = () =>
    [...document.querySelectorAll<HTMLElement>('[data-next-step]')].map(
      step => `${step.dataset['nextStep']} ${step.closest<HTMLElement>('[data-agenda]')?.dataset['agenda']}`,
    )
  const { user, agenda } = await onBracketTab(
    runningTestCompetition(8, {
      after: bracket => after(bracket, before => startMatch(before, 'main-1-2')),
    }),
    { user: organizer, functions: { startMatch: ({ revision }) => ({ revision: revision + 1 }) } },
  )
  await vi.waitFor(() => expect(steps()).toEqual(['start main-1-1']))
  expect(document.querySelectorAll('.MuiButton-contained')).toHaveLength(1)
  await user.click(agenda.getByRole('button', { name: 'Начать матч: Team 1 — Team 8' }))
  await vi.waitFor(() => expect(steps()).toEqual(['start main-1-3']))
})

test('where there is a broadcast, one tap each adds matches to its queue, and another removes one', async () => {
  const documents: Record<string, object> = runningTestCompetition(8)
  const liveLinks = [{ url: 'https://www.twitch.tv/starladder', lang: 'ru', title: '' }]
  documents[testCompetitionPath] = { ...documents[testCompetitionPath], liveLinks }
  const sent: (readonly [number, ...string[]])[] = []
  const { user, agenda } = await onBracketTab(documents, {
    user: organizer,
    functions: {
      setBroadcastQueue: ({ revision, matches }) => {
        sent.push([revision, ...matches.map(({ matchId }) => matchId)])
        return { revision: revision + 1 }
      },
    },
  })
  const tap = async (teams: string) =>
    user.click(await agenda.findByRole('button', { name: `В очереди эфира: ${teams}` }))
  await tap('Team 1 — Team 8')
  await tap('Team 4 — Team 5')
  await tap('Team 1 — Team 8')
  await waitFor(() =>
    expect(sent).toEqual([
      [0, 'main-1-1'],
      [1, 'main-1-1', 'main-1-2'],
      [2, 'main-1-2'],
    ]),
  )
})

test('with several streams, the tap asks to which one the match goes', async () => {
  const documents: Record<string, object> = runningTestCompetition(8)
  const liveLinks = [
    { url: 'https://www.twitch.tv/starladder', lang: 'ru', title: 'Главный', stream: 0 },
    { url: 'https://www.twitch.tv/starladder2', lang: 'ru', title: '', stream: 1 },
  ]
  documents[testCompetitionPath] = { ...documents[testCompetitionPath], liveLinks }
  const sent: unknown[] = []
  const { user, agenda } = await onBracketTab(documents, {
    user: organizer,
    functions: {
      setBroadcastQueue: ({ revision, matches }) => {
        sent.push(matches)
        return { revision: revision + 1 }
      },
    },
  })
  const button = await agenda.findByRole('button', { name: 'В очереди эфира: Team 1 — Team 8' })
  await user.click(button)
  const menu = within(await screen.findByRole('menu', { name: 'Стримы' }))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Главный', 'Стрим B'])
  await user.click(menu.getByRole('menuitem', { name: 'Стрим B' }))
  await waitFor(() => expect(sent).toEqual([[{ matchId: 'main-1-1', stream: 1, locked: false }]]))
})

test('the panel of another match does not offer to undo what was done in the list', async () => {
  const { user, agenda, router } = await onBracketTab(runningTestCompetition(8), {
    user: organizer,
    functions: {
      startMatch: ({ revision }) => ({ revision: revision + 1, entryId: 'start' }),
      finishSeries: ({ revision }) => ({ revision: revision + 1, entryId: 'result' }),
    },
  })
  await user.click(agenda.getByRole('button', { name: 'Победа: Team 4' }))
  await screen.findByRole('button', { name: 'Отменить' })
  await act(() => router.navigate('/competitions/cup/bracket?match=main-1-1'))
  const panel = within(await screen.findByRole('dialog', { name: 'Матч 1' }))
  expect(screen.queryByRole('button', { name: 'Отменить', hidden: true })).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Закрыть' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull()
})

test('a series is started, counted and finished in its place', async () => {
  const { user, agenda, calls } = await onBracketTab(
    runningTestCompetition(2, { bestOf: { rounds: 3, final: 3 } }),
    {
      user: organizer,
      functions: {
        startMatch: ({ revision }) => ({ revision: revision + 1 }),
        setScore: ({ revision }) => ({ revision: revision + 1 }),
        finishSeries: ({ revision }) => ({ revision: revision + 1 }),
      },
    },
  )
  await user.click(agenda.getByRole('button', { name: 'Начать матч: Team 1 — Team 2' }))
  for (const score of [1, 2]) {
    await user.click(await agenda.findByRole('button', { name: 'Team 1: плюс один' }))
    await agenda.findByRole('group', { name: `Team 1: ${score}` })
  }
  await user.click(await agenda.findByRole('button', { name: 'Завершить: победитель — Team 1' }))
  await vi.waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ name: 'finishSeries', input: { score: [2, 0] } }),
  )
})

test.each([
  ['organizer', organizer, 'Ждёт начала уже 90 мин', /можно начинать: 4/, 'можно начинать'],
  ['spectator', undefined, 'скоро начнётся', /скоро начнутся: 4/, 'скоро начнётся'],
] as const)(
  '%s reads what a match that can start means for them',
  async (_, user, waiting, counts, status) => {
    const now = Date.now() + hour
    const documents = runningTestCompetition(8)
    const path = `${testCompetitionPath}/brackets/first/matches/main-1-1`
    const { agenda, user: person } = await onBracketTab(
      {
        ...documents,
        [testCompetitionPath]: aCompetition({
          status: 'running',
          bracketId: 'first',
          startDate: now - 90.5 * 60_000,
        }),
        [path]: { ...documents[path], since: { status: 'ready', at: now - 90.5 * 60_000 } },
      },
      user && { user },
    )
    await agenda.findByText(counts)
    const [late] = await agenda.findAllByText(waiting)
    if (late) await person.click(late)
    within(await screen.findByRole('dialog')).getByText(status)
  },
)

test('spectators see the same matches, and nothing that they could press but the panels', async () => {
  const { agenda, rows, calls } = await onBracketTab(runningTestCompetition(4))
  expect(rows()).toEqual(['main-1-1', 'main-1-2'])
  for (const button of agenda.getAllByRole('button'))
    expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  expect(calls).toEqual([])
})

test('says what is late, by the server, and who has not confirmed; spectators are told nothing of that', async () => {
  const now = Date.now() + hour
  const documents = runningTestCompetition(8, {
    after: bracket => after(bracket, before => startMatch(before, 'main-1-1')),
  })
  const check = { checkId: 'now', startedAt: 0, deadline: 1, closedAt: 1 }
  const running = documents[`${testCompetitionPath}/brackets/first/matches/main-1-1`] as Match
  const scene = {
    ...documents,
    [testCompetitionPath]: aCompetition({
      status: 'running',
      bracketId: 'first',
      startDate: now - 3 * hour,
      readinessCheck: check,
    }),
    [`${testCompetitionPath}/brackets/first/matches/main-1-1`]: {
      ...running,
      since: { status: 'running', at: now - 76.5 * 60_000 },
    },
    [`${testCompetitionPath}/players/a`]: aPlayer('a', { teamId: 'team-4', displayName: 'Анна' }),
    [`${testCompetitionPath}/players/c`]: aPlayer('c', { teamId: 'team-1', displayName: 'Вера' }),
    [`${testCompetitionPath}/players/b`]: aPlayer('b', {
      teamId: 'team-4',
      ready: { checkId: 'now', at: 0 },
    }),
  }
  const { agenda } = await onBracketTab(scene, { user: organizer })
  await agenda.findByText(/^Задерживается: идёт 76 мин$/)
  await agenda.findByText(/задерживаются: 1/)
  await agenda.findByText('Не отметились: Анна')
  // Her team plays already.
  expect(agenda.queryByText('Не отметились: Вера')).toBeNull()
  cleanup()
  const seen = await onBracketTab(scene)
  await act(async () => undefined)
  expect(seen.agenda.queryByText('Не отметились: Анна')).toBeNull()
})

test('says when matches are planned and by how much they are late, to those who watch as well', async () => {
  const now = Date.now() + hour
  const documents = runningTestCompetition(8)
  const planned = (id: string, minutes: number) => {
    const path = `${testCompetitionPath}/brackets/first/matches/${id}`
    return { [path]: { ...documents[path], startsAt: now + minutes * 60_000 } }
  }
  const { agenda, rows } = await onBracketTab({
    ...documents,
    ...planned('main-1-1', 24 * 60),
    ...planned('main-1-2', -12.5),
    ...planned('main-1-3', -0.5),
  })
  await agenda.findByText(/^опаздывает на 12 мин$/)
  const tomorrow = new Date(now + 24 * hour).getDate()
  agenda.getByText(new RegExp(`^${tomorrow} \\S+ \\d\\d:\\d\\d · скоро начнётся$`))
  agenda.getByText(/отставание от расписания: 12 мин/)
  expect(rows()).toEqual(['main-1-2', 'main-1-4', 'main-1-3', 'main-1-1'])
})

test('a match that the format needs no more leaves the list at once', async () => {
  slowClock()
  const stages = [swiss.defaultPlan(4)]
  const { rows, firestore } = await onBracketTab(runningTestCompetition(4, { stages, format: 'single' }))
  const [id = '', ...others] = rows()
  const { matches } = bracketOf(4, { stages, format: 'single' })
  const unused = { teamId: null, source: { from: 'bye' }, closed: true } as const
  const path = `${testCompetitionPath}/brackets/first/matches/${id}`
  act(() => firestore.put(path, { ...matches.get(id), slots: [unused, unused], status: 'bye' }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(rows()).toEqual(others)
})

test('spectators see below which group and round a match is', async () => {
  const stages = [
    { kind: 'round-robin', groups: 2, advance: 2, legs: 1, bestOf: 1, criteria: ['points'] },
  ] as const
  const { agenda } = await onBracketTab(runningTestCompetition(8, { stages }))
  const lists = agenda.getAllByRole('list').map(list => within(list).getAllByRole('button').length)
  const headings = agenda.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Группа A · Тур 1', 'Группа B · Тур 1'])
  expect(lists).toEqual([2, 2])
})

test.each([organizer, undefined])('a final that starts at 1:0 says so (%#)', async user => {
  const documents = runningTestCompetition(4, {
    format: 'double',
    grandFinal: 'advantage',
    bestOf: { rounds: 1, final: 3 },
    after: bracket =>
      playStages(bracket, match => (match.section === 'final' ? null : betterSeedWins(match))),
  })
  const { agenda } = await onBracketTab(documents, user && { user })
  await agenda.findByText(/Bo3 со счёта 1:0/)
})

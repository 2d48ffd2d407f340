// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { manualSwiss } from '@upper-bracket/shared/bracket/testing/manualSwiss'
import { playOut } from '@upper-bracket/shared/bracket/testing/playOut'
import type { MatchReport, StandIn } from '@upper-bracket/shared/matchRoom/matchRoom'
import { withStandIns } from '@upper-bracket/shared/matchRoom/standIn'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { expect, test } from 'vitest'
import { edgeAnswers } from '#testing/edgeAnswers.ts'
import { aPlayer } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import {
  aCompetition,
  runningTestCompetition,
  selfRunningTestCompetition,
  testCompetitionPath,
} from '#testing/testCompetition.ts'
import { aMatchRoom, matchRoomPath } from '#testing/testMatchRoom.ts'
import DueNow from './DueNow.tsx'

const me = { uid: 'player-0', email: 'me@example.org' }
const minute = 60_000
const matchPath = `${testCompetitionPath}/brackets/first/matches/main-1-1`
const planned = ({ shape, matches }: Bracket): Bracket => ({
  shape,
  matches: new Map([...matches].map(([id, match]) => [id, { ...match, startsAt: Date.now() + 60 * minute }])),
})
const started = (bracket: Bracket) => after(bracket, each => startMatch(each, 'main-1-1'))

/** Renders the page for `me` in the first team, or for somebody else. */
function renderFor(
  documents: Record<string, object>,
  { user = me, player = { teamId: 'team-1' } as object | null, language = 'ru' as Language } = {},
) {
  const all = {
    [`profiles/${user.uid}`]: newProfile({ email: user.email, displayName: null }, 0),
    ...documents,
    ...(player !== null && { [`${testCompetitionPath}/players/${user.uid}`]: aPlayer(user.uid, player) }),
  }
  return renderPage({ Page: DueNow, user, language, documents: all, answers: edgeAnswers(all) })
}

const nextStep = () => document.querySelectorAll('[data-next-step]')
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('a player sees their match with the only filled button, and that it has begun', async () => {
  const before = runningTestCompetition(4)
  const { firestore } = await renderFor(before)
  const link = await screen.findByRole('link', { name: 'Открыть матч' })
  expect(link.getAttribute('href')).toBe('/competitions/cup/bracket?match=main-1-1')
  expect(titles()).toEqual(['Ваш следующий матч'])
  screen.getByText('Team 1 — Team 4')
  expect([...nextStep()]).toEqual([link])

  const match = runningTestCompetition(4, { after: started })[matchPath] ?? null
  act(() => firestore.put(matchPath, match))
  await expect.poll(titles).toEqual(['Ваш матч идёт'])
  act(() => firestore.put(testCompetitionPath, aCompetition({ status: 'finished', bracketId: 'first' })))
  await expect.poll(titles).toEqual(['Winter Cup'])
})

test('a captain counts down to the end of the check-in, and then waits for the other team', async () => {
  const now = Date.now()
  const checkIn = {
    openedAt: now,
    deadline: now + 10 * minute,
    at: [null, null],
    organizerSides: [],
  } as const
  const { revision } = selfRunningTestCompetition()[matchPath] as Match
  const { firestore } = await renderFor({
    ...selfRunningTestCompetition(),
    [matchRoomPath]: aMatchRoom({ checkIn: { ...checkIn, revision } }),
  })
  const link = await screen.findByRole('link', { name: 'Пройти чек-ин' })
  expect(link.getAttribute('href')).toBe('/competitions/cup/matches/main-1-1')
  expect(link.getAttribute('data-next-step')).toBe('check-in')
  await expect.poll(() => screen.queryByRole('timer')?.textContent).toMatch(/^(9:\d\d|10:00)$/)

  const checkedIn = { ...checkIn, revision, at: [now, null] } as const
  act(() => firestore.put(matchRoomPath, aMatchRoom({ checkIn: checkedIn })))
  await expect.poll(titles).toEqual(['Ждём чек-ин соперника'])
})

test('a captain confirms the report of the other team, and waits for the answer to their own', async () => {
  const documents = selfRunningTestCompetition({}, started)
  const { revision } = documents[matchPath] as Match
  const now = Date.now()
  const report = (by: 0 | 1): MatchReport => ({
    reportId: 'report',
    pastReportIds: [],
    revision,
    by,
    version: { uid: 'somebody', at: now, score: [0, 2], games: [] },
    deadline: now + 10 * minute,
    dispute: null,
    settled: null,
  })
  const { firestore } = await renderFor({ ...documents, [matchRoomPath]: aMatchRoom({ report: report(1) }) })
  const link = await screen.findByRole('link', { name: 'Проверить счёт' })
  expect(link.getAttribute('data-next-step')).toBe('confirm')
  expect(titles()).toEqual(['Подтвердите счёт'])
  act(() => firestore.put(matchRoomPath, aMatchRoom({ report: report(0) })))
  await expect.poll(titles).toEqual(['Соперник проверяет счёт'])
  act(() => firestore.put(matchRoomPath, aMatchRoom()))
  await expect.poll(titles).toEqual(['Матч идёт: сообщите счёт'])
})

test('a stand-in sees the match while they stand in, and as long as it is played', async () => {
  const asked = { standInId: 'a', side: 0, outUid: 'mate', inUid: me.uid, uid: 'captain', at: 0 } as const
  const inState = (state: StandIn['state']) => withStandIns(aMatchRoom(), [{ ...asked, state }])
  const matePath = `${testCompetitionPath}/players/mate`
  const documents = selfRunningTestCompetition()
  const match = documents[matchPath] as Match
  const inTeam = aPlayer('mate', { teamId: 'team-1' })
  const { firestore } = await renderFor(
    { ...documents, [matePath]: inTeam, [matchRoomPath]: inState('granted') },
    { player: {} },
  )
  const shown = () => titles().includes('Вы выходите на замену')
  await expect.poll(shown).toBe(true)
  for (const [path, without, as] of [
    [matchRoomPath, inState('withdrawn'), inState('granted')],
    // The replaced player has left the team.
    [matePath, aPlayer('mate'), inTeam],
    [matchPath, { ...match, status: 'finished', winner: 0 }, { ...match }],
  ] as const) {
    act(() => firestore.put(path, without))
    await expect.poll(shown).toBe(false)
    act(() => firestore.put(path, as))
    await expect.poll(shown).toBe(true)
  }
})

test('a player is asked by a team before the bracket, and an organizer by the checklist', async () => {
  const request = { state: 'open', at: 0 }
  const open = {
    [testCompetitionPath]: aCompetition({ playerCount: 1, teamCount: 1 }),
    [`${testCompetitionPath}/teams/team-1`]: {
      ...(runningTestCompetition(4)[`${testCompetitionPath}/teams/team-1`] ?? {}),
      name: 'Wolves',
    },
  }
  await renderFor(open, { user: organizer, player: { teamRequests: { 'team-1': request } } })
  const [first, second] = await screen.findAllByRole('listitem')
  within(first as HTMLElement).getByText('Вас зовут в команду')
  within(first as HTMLElement).getByText('Wolves')
  within(second as HTMLElement).getByText('Соберите игроков')
  expect(nextStep()).toHaveLength(1)
  expect(nextStep()[0]?.getAttribute('href')).toBe('/competitions/cup/teams')
})

test('an organizer sees the matches that wait for a decision, and no others', async () => {
  const documents = selfRunningTestCompetition({}, started)
  const { revision } = documents[matchPath] as Match
  const at = Date.now()
  const version = { uid: 'somebody', at, score: [2, 0], games: [] } as const
  const dispute = { uid: 'other', at, version: null }
  const report: MatchReport = {
    reportId: 'report',
    pastReportIds: [],
    revision,
    by: 0,
    version,
    deadline: at,
    dispute,
    settled: null,
  }
  const { firestore } = await renderFor(
    { ...documents, [matchRoomPath]: aMatchRoom({ report, attention: 'dispute' }) },
    { user: organizer, player: null },
  )
  const link = await screen.findByRole('link', { name: 'Решить' })
  expect(link.getAttribute('href')).toBe('/competitions/cup/matches/main-1-1')
  screen.getByText('Команды не согласны')
  act(() => firestore.put(matchRoomPath, aMatchRoom({ attention: null })))
  await expect.poll(titles).toEqual(['Матчи ведут команды'])
})

test('a request to commentate waits until it has been opened', async () => {
  const facts = { path: '/competitions/cup/commentators?chat=a', requestId: 'a', comment: '' }
  const competition = { id: 'cup', name: 'Winter Cup' }
  const about = { kind: 'commentatorRequested', facts, competition, teams: [], ownTeamId: null, at: 0 }
  const path = `profiles/${organizer.uid}/notifications/event`
  const { user, firestore } = await renderFor(
    {
      [testCompetitionPath]: aCompetition({ ownerUid: 'x' }),
      [path]: { ...about, readAt: null, sweepAfter: 0 },
    },
    { user: organizer, player: null },
  )
  await user.click(await screen.findByRole('link', { name: 'Ответить' }))
  await expect.poll(() => firestore.read(path)?.['readAt']).toBeTypeOf('number')
})

test('a newcomer is led to a tournament, or to one of their own', async () => {
  await renderFor(
    { [testCompetitionPath]: aCompetition({ ownerUid: 'x' }) },
    { user: organizer, player: null },
  )
  const find = await screen.findByRole('link', { name: 'Найти турнир' })
  expect([...nextStep()]).toEqual([find])
  expect(screen.getByRole('link', { name: 'Создать турнир' }).getAttribute('href')).toBe('/competitions/new')
})

test('a player whose match is over sees the next one, without its other team', async () => {
  const won = (bracket: Bracket) => after(started(bracket), each => finishSeries(each, 'main-1-1', [1, 0]))
  await renderFor(runningTestCompetition(4, { after: won }))
  await expect.poll(titles).toEqual(['Ваш следующий матч'])
  screen.getByText('Team 1 — …')
})

test('an organizer of matches that teams run is led to them, and to a check-in that nobody else can do', async () => {
  const documents = selfRunningTestCompetition()
  const { revision } = documents[matchPath] as Match
  const now = Date.now()
  const open = { revision, openedAt: now, deadline: now + 10 * minute, at: [null, now] } as const
  const { firestore } = await renderFor(
    { ...documents, [matchRoomPath]: aMatchRoom({ checkIn: { ...open, organizerSides: [] } }) },
    { user: organizer, player: null },
  )
  const link = await screen.findByRole('link', { name: 'К матчам' })
  expect(link.getAttribute('href')).toBe('/competitions/cup/bracket')
  expect(titles()).toEqual(['Матчи ведут команды'])
  const awaited = aMatchRoom({ checkIn: { ...open, organizerSides: [0] }, attention: 'check-in' })
  act(() => firestore.put(matchRoomPath, awaited))
  await expect.poll(titles).toEqual(['Матч ждёт вашего решения'])
  screen.getByText('Нужен ваш чек-ин за команду')
})

test.each([
  [
    'a round is not published',
    runningTestCompetition(8, { stages: [manualSwiss], after: bracket => playOut(bracket, { luck: 1 }) }),
    Date.now(),
    'Турнир ждёт вашего решения',
  ],
  [
    'the competition has not started',
    runningTestCompetition(4, { after: planned }),
    Date.now() + 60 * minute,
    null,
  ],
])('home does not say that teams run matches while %s', async (_, documents, startDate, title) => {
  const own = selfRunningTestCompetition({ startDate })[testCompetitionPath] ?? {}
  await renderFor({ ...documents, [testCompetitionPath]: own }, { user: organizer, player: null })
  if (title === null) await screen.findByText(/^Сейчас от вас ничего не ждут/)
  await expect.poll(titles).toEqual(title === null ? [] : [title])
})

const seedOf = (teamId: string | null) => Number(teamId?.replace('team-', ''))
const betterSeed = ({ slots: [upper, lower] }: Match) => (seedOf(upper.teamId) < seedOf(lower.teamId) ? 0 : 1)

/** The documents of a cup that the first of eight teams has won. */
const over = {
  ...runningTestCompetition(8, { after: bracket => playOut(bracket, { luck: 1, winner: betterSeed }) }),
  [testCompetitionPath]: aCompetition({
    status: 'finished',
    bracketId: 'first',
    champion: { teamId: 'team-1', name: 'Team 1' },
  }),
}
const factsOf = async (name: string) => {
  const card = await screen.findByRole('region', { name })
  const place = within(card).getAllByRole('definition')
  await expect.poll(() => place.some(({ textContent }) => textContent === '')).toBe(false)
  return place.map(({ textContent }) => textContent)
}

test('an organizer sees the champion of their last cup, and runs it again', async () => {
  await renderFor(over, { user: organizer, player: null })
  expect(await factsOf('Winter Cup')).toEqual(['Team 1'])
  expect(screen.getByRole('link', { name: 'Winter Cup' }).getAttribute('href')).toBe('/competitions/cup')
  const again = screen.getByRole('link', { name: 'Провести ещё раз' })
  expect(again.getAttribute('href')).toBe('/competitions/new?from=cup')
  expect([...nextStep()]).toEqual([again])
  screen.getByRole('link', { name: 'Создать турнир' })
  expect(titles()).toEqual(['Winter Cup'])
})

test.each([
  ['ru', 'team-1', 'Вы чемпионы!'],
  ['ru', 'team-3', '3–4-е место'],
  ['en', 'team-2', 'Place 2'],
  ['en', 'team-4', 'Places 3–4'],
] as const)('a player sees in %s how their last cup ended for %s', async (language, teamId, place) => {
  await renderFor(over, { player: { teamId }, language })
  expect(await factsOf('Winter Cup')).toEqual(['Team 1', place])
  expect(screen.queryByRole('link', { name: /Провести ещё раз|Run it again/ })).toBeNull()
  expect([...nextStep()]).toEqual([screen.getByRole('link', { name: /Найти турнир|Find a tournament/ })])
})

test('the last cup is below what is due', async () => {
  const open = aCompetition({ name: 'Next Cup' })
  await renderFor({ ...over, 'competitions/next': open }, { user: organizer, player: null })
  await expect.poll(titles).toEqual(['Соберите игроков', 'Winter Cup'])
  expect([...nextStep()].map(step => step.getAttribute('data-next-step'))).toEqual(['add-players'])
  screen.getByRole('link', { name: 'Провести ещё раз' })
})

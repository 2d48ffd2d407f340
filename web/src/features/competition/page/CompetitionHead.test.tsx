// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Player } from '@upper-bracket/shared/player/player'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { expect, test } from 'vitest'
import { useCompetitionQuery } from '#documents/competition.ts'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { organizer, person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { CompetitionHead } from './CompetitionHead.tsx'

const wolf = person('wolf')

function Page() {
  const competition = useCompetitionQuery('cup').currentData?.value
  return competition ? <CompetitionHead competition={competition} /> : null
}

interface Scene {
  readonly changes?: Partial<Competition>
  readonly documents?: Record<string, object>
  /** The entry of the reader. */
  readonly entry?: Partial<Player>
  readonly user?: typeof wolf | null
  readonly at?: string
}

async function open({ changes = {}, documents = {}, entry, user = wolf, at = '/competitions/cup' }: Scene) {
  const page = await renderPage({
    at,
    route: '/competitions/:competitionId/*',
    Page,
    language: 'en',
    ...(user && { user }),
    documents: {
      [testCompetitionPath]: aCompetition(changes),
      ...documents,
      ...(user && { [`profiles/${user.uid}`]: newProfile({ email: user.email, displayName: 'Wolf' }, 0) }),
      ...(user && entry && { [`${testCompetitionPath}/players/${user.uid}`]: aPlayer(user.uid, entry) }),
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Winter Cup' })
  return page
}

const filled = () => [...document.querySelectorAll('.MuiButton-contained')]
const steps = () => filled().map(button => [button.getAttribute('data-next-step'), button.textContent])

const pool = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [`${testCompetitionPath}/players/p${at}`, aPlayer(`p${at}`)]),
)
const seatedIn = (teamId: string) =>
  Object.fromEntries(Object.entries(pool).map(([path, player]) => [path, { ...player, teamId }]))
const wolves = { [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', ['ann']) }
const full = { [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', ['a', 'b', 'c', 'd', 'e']) }
const check = { checkId: 'check', startedAt: 0, deadline: Date.now() + hour, closedAt: null }

test.each<[string, Scene, [string, string] | null]>([
  ['a stranger during registration', { user: null }, ['join', 'Join']],
  ['a newcomer during registration', {}, ['join', 'Join']],
  [
    'a player next to a free seat',
    { entry: {}, changes: { teamCount: 1 }, documents: wolves },
    ['take-seat', 'Join a team'],
  ],
  [
    'a player next to full teams',
    { entry: {}, changes: { teamCount: 1 }, documents: full },
    ['create-team', 'Create team'],
  ],
  [
    'a player whom a team asks',
    {
      entry: { teamRequests: { wolves: { state: 'open', at: 0 } } },
      changes: { teamCount: 1 },
      documents: wolves,
    },
    ['answer-request', 'Answer'],
  ],
  ['an owner of an empty competition', { user: organizer }, ['add-players', 'Add players']],
  [
    'an owner of players without teams',
    { user: organizer, changes: { playerCount: 12 }, documents: pool },
    ['distribute', 'Distribute players'],
  ],
  [
    'an owner of teams',
    { user: organizer, changes: { playerCount: 12, teamCount: 3 }, documents: seatedIn('wolves') },
    ['create-bracket', 'Create bracket'],
  ],
  [
    'an owner during the readiness check',
    {
      user: organizer,
      changes: { playerCount: 12, teamCount: 3, readinessCheck: check },
      documents: seatedIn('wolves'),
    },
    ['check-readiness', 'Who is missing'],
  ],
  ['an administrator', { changes: { adminUids: [wolf.uid] } }, ['add-players', 'Add players']],
  [
    'an owner of a new bracket',
    { user: organizer, documents: runningTestCompetition(4) },
    ['plan', 'Plan the schedule'],
  ],
  [
    'an owner of a running competition on another tab',
    { user: organizer, documents: runningTestCompetition(4, { after: begun }) },
    ['run', 'Go to matches'],
  ],
  [
    'an owner at the matches',
    {
      user: organizer,
      documents: runningTestCompetition(4, { after: begun }),
      at: '/competitions/cup/bracket',
    },
    null,
  ],
  [
    'an owner at the matches of a new bracket',
    { user: organizer, documents: runningTestCompetition(4), at: '/competitions/cup/bracket' },
    null,
  ],
  ['a stranger while it runs', { user: null, documents: runningTestCompetition(4) }, null],
])('%s has one filled button at most, the next step', async (_, scene, expected) => {
  await open(scene)
  if (expected !== null) {
    await waitFor(() => expect(steps()).toEqual([expected]))
    return
  }
  await screen.findByText('In progress')
  if (scene.user) await screen.findByRole('list', { name: 'From sign-ups to a champion' })
  expect(filled()).toEqual([])
})

function begun(bracket: Bracket): Bracket {
  return after(bracket, before => startMatch(before, 'main-1-1'))
}

function over(bracket: Bracket): Bracket {
  const won = (before: Bracket, id: string) =>
    after(
      before,
      each => startMatch(each, id),
      each => finishSeries(each, id, [1, 0]),
    )
  return ['main-1-1', 'main-1-2', 'main-2-1'].reduce(won, bracket)
}

const memberOf = (documents: Record<string, object>, name: string): Partial<Player> => {
  const path = Object.keys(documents).find(
    each => each.includes('/teams/') && (documents[each] as { name: string }).name === name,
  )
  return { teamId: path?.split('/').at(-1) ?? '' }
}

test('a member reads which match is next, and goes there', async () => {
  const documents = runningTestCompetition(4)
  await open({ documents, entry: memberOf(documents, 'Team 1') })
  const team = await screen.findByRole('link', { name: 'Team 1' })
  expect(team.getAttribute('href')).toMatch(/^\/competitions\/cup\/bracket\?team=/)
  await screen.findByText(/^Next match: Team \d/)
  expect(steps()).toEqual([['match', 'Go to match']])
  expect(filled()[0]?.getAttribute('href')).toBe('/competitions/cup/matches/main-1-1')
})

test('on the page of a match nothing in the head is filled', async () => {
  const documents = runningTestCompetition(4)
  await open({ documents, entry: memberOf(documents, 'Team 1'), at: '/competitions/cup/matches/main-1-2' })
  await screen.findByText(/^Next match: Team \d/)
  expect(filled()).toEqual([])
  expect(screen.getByRole('link', { name: 'Go to match' })).toBeTruthy()
})

test.each([
  ['Team 1', 'You are the champions!'],
  ['Team 2', 'Place 2'],
  ['Team 4', 'Places 3–4'],
])('%s reads its place at the end', async (name, place) => {
  const documents = runningTestCompetition(4, { after: over })
  const finished = {
    ...documents,
    [testCompetitionPath]: aCompetition({ status: 'finished', bracketId: 'first', teamCount: 4 }),
  }
  await open({ documents: finished, entry: memberOf(documents, name) })
  await screen.findByText(place)
  expect(filled()).toEqual([])
})

test('an owner who also plays sees the own match next to the checklist', async () => {
  const documents = runningTestCompetition(4, { after: begun })
  await open({ documents, user: organizer, entry: memberOf(documents, 'Team 1') })
  await screen.findByText(/^Now playing Team/)
  await waitFor(() => expect(steps()).toEqual([['run', 'Go to matches']]))
})

test('a member waits for the bracket, and leaving is a quiet button', async () => {
  await open({ entry: { teamId: 'wolves' }, changes: { teamCount: 1 }, documents: wolves })
  await screen.findByText(/^You are in a team/)
  expect(filled()).toEqual([])
  const leave = screen.getByRole('button', { name: 'Leave tournament' })
  expect(leave.className).toContain('MuiButton-text')
})

test('the dialog of a step has an address', async () => {
  const { user, router } = await open({ entry: {}, changes: { teamCount: 1 }, documents: wolves })
  await user.click(await screen.findByRole('button', { name: 'Join a team' }))
  await waitFor(() => {
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe('/competitions/cup/teams?do=takeSeat')
  })
})

// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { setScore } from '@upper-bracket/shared/bracket/results/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { play } from '@upper-bracket/shared/bracket/testing/playOut'
import { noCaptions } from '@upper-bracket/shared/live/captions'
import { type Overlay, type SceneView, sceneViews } from '@upper-bracket/shared/live/overlay'
import type { Veto } from '@upper-bracket/shared/matchRoom/veto/veto'
import { defaultVeto } from '@upper-bracket/shared/selfService/vetoSettings'
import { afterEach, expect, test, vi } from 'vitest'
import { rememberedLanguage } from '#platform/language/useLanguage.ts'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { aMatchRoom, matchRoomPath } from '#testing/testMatchRoom.ts'
import OverlayPage from '../overlayPage/OverlayPage.tsx'
import { draftPath, draftScene } from './testing/draftScenes.ts'
import { openOverlay, shown } from './testing/openOverlay.ts'
import { anOverlay, overlayPath, running, started } from './testing/overlayScenes.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const matchPath = (id: string) => `${testCompetitionPath}/brackets/first/matches/${id}`

/** The second map of its series is being played. */
const inPlay = (): Record<string, object> =>
  runningTestCompetition(4, {
    format: 'single',
    bestOf: { rounds: 3, final: 3 },
    after: bracket =>
      after(started(bracket), before =>
        setScore(
          before,
          'main-1-1',
          [1, 0],
          [
            { outcome: 0, source: 'organizer', rounds: [13, 4] },
            { outcome: null, source: 'organizer', rounds: [7, 5] },
          ],
        ),
      ),
  })
/** Both finalists have met in the upper bracket. */
const finalOfRivals = (): Record<string, object> =>
  runningTestCompetition(4, {
    format: 'double',
    after: bracket => {
      const lost = play(play(play(bracket, 'upper-1-1', 0), 'upper-1-2', 0), 'upper-2-1', 0)
      const lower = play(lost, 'lower-1-1', 0)
      const side = lower.matches.get('lower-2-1')?.slots[0].teamId === 'team-2' ? 0 : 1
      return after(play(lower, 'lower-2-1', side), before => startMatch(before, 'final-1-1'))
    },
  })
const table = {
  stages: [
    {
      kind: 'round-robin',
      groups: 1,
      legs: 1,
      advance: 2,
      bestOf: 3,
      criteria: ['points', 'head-to-head'],
    },
  ],
} as const

/** The code of the view is there, and what it asks for has been answered. */
const everythingRead = async () => {
  for (let turn = 0; turn < 5; turn += 1) await act(() => vi.dynamicImportSettled())
}

const players = {
  [`${testCompetitionPath}/players/wolf`]: aPlayer('wolf', { displayName: 'Wolf', teamId: 'team-1' }),
  [`${testCompetitionPath}/players/bear`]: aPlayer('bear', { displayName: 'Bear', teamId: 'team-4' }),
  [`${testCompetitionPath}/players/other`]: aPlayer('other', { displayName: 'Other', teamId: 'team-2' }),
}
const frozen = {
  [`${testCompetitionPath}/brackets/first/lineUps/main-1-1`]: {
    at: 0,
    game: 'dota2',
    uids: ['old'],
    teams: [
      {
        teamId: 'team-1',
        players: [{ uid: 'old', name: 'Veteran', rankTier: null, captain: true, standsInFor: null }],
      },
      { teamId: 'team-4', players: [] },
    ],
  },
}
const champion = {
  [testCompetitionPath]: aCompetition({
    status: 'finished',
    bracketId: 'first',
    champion: { teamId: 'team-2', name: 'Night Owls' },
  }),
}
const onStream = (matchId: string, stream = 0) => ({
  [testCompetitionPath]: {
    ...aCompetition({ status: 'running', bracketId: 'first' }),
    broadcastQueue: { bracketId: 'first', matches: [{ matchId, stream, locked: false }], revision: 1 },
  },
})
const vetoAfter = (taken: Veto['taken']) => ({
  [matchRoomPath]: aMatchRoom({
    veto: {
      revision: 1,
      settings: defaultVeto('csgo'),
      bestOf: 3,
      first: 0,
      deadline: 0,
      taken,
    },
  }),
})
const veto = vetoAfter([{ choice: 'nuke', uid: 'wolf', at: 0 }])

const sponsored = {
  [testCompetitionPath]: aCompetition({
    status: 'running',
    bracketId: 'first',
    sponsors: [{ id: 'wolf', name: 'Wolf', url: 'https://wolf.example/', picture: 1 }],
  }),
}
const drafting = draftScene({ captains: 2, pool: 9, picks: 2, now: 0 })
const confirmed = {
  ...drafting.documents,
  [draftPath]: { ...drafting.draft, status: 'confirmed' },
}
/** Everybody in the team that picks has left. */
const abandoned = Object.fromEntries(
  Object.entries(drafting.documents).filter(([path]) => !/players\/(Captain|Player) 2$/.test(path)),
)
const drawn: Readonly<Record<SceneView, readonly Drawn[]>> = {
  score: [
    [running(), '0 : 0', /Team 2/],
    [inPlay(), '7 : 5', null],
  ],
  next: [[running(), 'Team 2', /Team 1/]],
  headtohead: [[finalOfRivals(), 'Team 11 : 0Team 2', null]],
  bracket: [[running(), 'Team 3', null]],
  table: [[runningTestCompetition(4, table), 'Team 4', null]],
  lineups: [
    [{ ...running(), ...players }, 'WolfTeam 4', /Other/],
    [{ ...running(), ...players, ...frozen }, 'Veteran', /Wolf|Bear/],
  ],
  champion: [[{ ...running(), ...champion }, 'Night Owls', null]],
  veto: [[{ ...running(), ...veto }, 'Nuke', null]],
  sponsors: [[{ ...running(), ...sponsored }, '', null]],
  draft: [
    [drafting.documents, 'Round 2Captain 2Next: Captain 1', null],
    [drafting.documents, 'Best of 7 leftPlayer 3', /Best.*Player 2/],
    [confirmed, 'DraftThe teams are madeCaptain 1', /Best of/],
    [abandoned, 'Round 2Team 2Next: Captain 1', null],
  ],
}
type Drawn = readonly [documents: ReturnType<typeof running>, shown: string, missing: RegExp | null]

test.each(sceneViews.flatMap(view => drawn[view].map(row => [view, ...row] as const)))(
  'the overlay %s',
  async (view, documents, text, missing) => {
    await openOverlay({ view }, documents)
    await waitFor(() => expect(shown()).toContain(text))
    if (missing !== null) expect(shown()).not.toMatch(missing)
  },
)

test.each([
  ['score', runningTestCompetition(4)],
  ['next', runningTestCompetition(2, { format: 'single', after: started })],
  ['table', runningTestCompetition(4, { format: 'single' })],
  ['lineups', running()],
  ['lineups', { ...runningTestCompetition(4), ...players }],
  ['champion', running()],
  ['headtohead', running()],
  ['veto', { ...running(), [matchRoomPath]: aMatchRoom() }],
  ['sponsors', running()],
  ['draft', running()],
  ['draft', { ...drafting.documents, [draftPath]: { ...drafting.draft, status: 'cancelled' } }],
  ['hall', { [testCompetitionPath]: aCompetition() }],
] as const)('the overlay %s draws nothing when it has nothing to show', async (view, documents) => {
  await openOverlay({ view }, documents)
  await everythingRead()
  expect(document.querySelector('[data-overlay]')?.innerHTML).toBe('')
})

test('a pick is shown large for a moment, and the turn goes to the next captain', async () => {
  const { documents, draft, picked } = draftScene({
    captains: 2,
    pool: 9,
    pickSeconds: 30,
    now: Date.now() - 4000,
  })
  const { firestore } = await openOverlay({ view: 'draft' }, documents)
  await screen.findByText(/^0:2\d$/)
  await act(() => firestore.put(draftPath, picked(draft, 'Player 4')))
  const pick = await waitFor(() => {
    const shownPick = document.querySelector('[data-last-pick]')
    expect(shownPick?.textContent).toBe('Captain 1 picksPlayer 4')
    return shownPick
  })
  expect(screen.getByRole('heading').textContent).toBe('Captain 2')
  await waitFor(() => expect(pick?.isConnected).toBe(false))
})

test.each(['sponsors', 'hall'] as const)('the overlay %s has the pictures of the sponsors', async view => {
  await openOverlay({ view }, { ...running(), ...sponsored })
  const picture = await screen.findByRole('img', { name: 'Wolf' })
  expect(picture.getAttribute('src')).toBe('/api/competitions/cup/pictures/sponsor/wolf/1-large')
})

test('before there is a bracket, a scene shows what needs none', async () => {
  const documents = { [testCompetitionPath]: { ...sponsored[testCompetitionPath], bracketId: null } }
  const captions = { ...noCaptions, text: true, lines: ['Soon'] }
  const scene = anOverlay({ view: 'scene', scene: 'sponsors', captions })
  const { firestore } = await openOverlay(scene, documents)
  await screen.findByRole('img', { name: 'Wolf' })
  await screen.findByText('Soon')
  await act(() => firestore.put(overlayPath, { ...scene, scene: 'bracket' }))
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
  expect(shown()).toBe('Soon')
})

test('planned starts decide which match comes next', async () => {
  const documents = runningTestCompetition(4, { format: 'single' })
  const later = { ...documents[matchPath('main-1-1')], startsAt: Date.now() + 7_200_000 }
  const sooner = { ...documents[matchPath('main-1-2')], startsAt: Date.now() + 3_600_000 }
  await openOverlay(
    { view: 'next' },
    { ...documents, [matchPath('main-1-1')]: later, [matchPath('main-1-2')]: sooner },
  )
  await waitFor(() => expect(shown()).toMatch(/Team [23].*Team [23].*Team [14].*Team [14]/))
})

test('the accent colours the panels', async () => {
  await openOverlay({ accent: '#12ABef' }, running())
  const overlay = document.querySelector<HTMLElement>('[data-overlay]')
  expect(overlay?.style.getPropertyValue('--overlay-accent')).toBe('#12ABef')
})

test.each([
  [false, []],
  [true, ['https://files.example/banner.webp']],
])('the banner is shown only where the overlay asks for it: %s', async (logo, pictures) => {
  const bannerURL = 'https://files.example/banner.webp'
  const competition = aCompetition({ status: 'running', bracketId: 'first', bannerURL })
  await openOverlay({ logo }, { ...running(), [testCompetitionPath]: competition })
  await screen.findByText('0 : 0')
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual(pictures)
})

const turn = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
test('a lost network keeps the last state, and the overlay catches up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const { firestore } = await openOverlay({}, running())
  await screen.findByText('0 : 0')
  const listen = firestore.listenToDocument
  const refuse = vi.fn(async () => {
    throw Object.assign(new Error('unavailable'), { code: 'unavailable' })
  })
  firestore.listenToDocument = refuse
  await act(() => firestore.interrupt(testCompetitionPath))
  await turn(2)
  expect(refuse).toHaveBeenCalled()
  await act(() => firestore.put(testCompetitionPath, onStream('main-1-2')[testCompetitionPath]))
  await turn(300)
  expect(shown()).toContain('Team 1')
  firestore.listenToDocument = listen
  await turn(60)
  await waitFor(() => expect(shown()).toContain('Team 2'))
})

const renamed = { [`${testCompetitionPath}/teams/team-1`]: aTeam('Night Owls', ['player-0']) }
const scored = { [matchPath('main-1-1')]: { ...running()[matchPath('main-1-1')], score: [1, 0] } }
const joined = {
  [`${testCompetitionPath}/players/new`]: aPlayer('new', { displayName: 'Veteran', teamId: 'team-1' }),
}

test.each([
  ['score', testCompetitionPath, {}, onStream('main-1-2'), 'Team 2'],
  ['score', 'teams', {}, renamed, 'Night Owls'],
  ['score', 'matches', {}, scored, '1 : 0'],
  ['veto', 'matchRoomsById', vetoAfter([]), veto, 'Nuke'],
  ['lineups', 'playersOfTeam', players, joined, 'Veteran'],
  ['lineups', Object.keys(frozen)[0] ?? '', players, frozen, 'Veteran'],
] as const)('the overlay %s listens to %s again after an error', async (view, name, more, later, text) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const { firestore } = await openOverlay({ view }, { ...running(), ...more })
  await waitFor(() => expect(shown()).toContain('Team 1'))
  await act(() => firestore.interrupt(name))
  await act(() => {
    for (const [path, data] of Object.entries(later)) firestore.put(path, data)
  })
  expect(shown()).not.toContain(text)
  await turn(2)
  await waitFor(() => expect(shown()).toContain(text))
})

test('an overlay follows its document, and shows nothing once it is revoked', async () => {
  const { firestore, router } = await openOverlay({ view: 'score' }, running())
  await screen.findByText('0 : 0')
  await act(() => firestore.put(overlayPath, anOverlay({ view: 'champion' })))
  await waitFor(() => expect(screen.queryByText('0 : 0')).toBeNull())
  await act(() => firestore.put(overlayPath, anOverlay({ view: 'scene', scene: 'score' })))
  await screen.findByText('0 : 0')
  await act(() => firestore.put(overlayPath, anOverlay({ view: 'scene', scene: null })))
  await waitFor(() => expect(shown()).toBe(''))
  await act(() => firestore.put(overlayPath, null))
  await waitFor(() => expect(document.querySelector('[data-overlay]')).toBeNull())

  await act(() => firestore.put(`${testCompetitionPath}/overlays/other`, anOverlay({ view: 'score' })))
  await act(() => router.navigate('/competitions/cup/overlay#other'))
  await screen.findByText('0 : 0')
})

test('captions lie over the scene, stand alone in overlays of their own, and are hidden from the desk', async () => {
  const cast = (name: string, channel: string) => ({
    uid: name,
    displayName: name,
    photoURL: null,
    languages: ['en'],
    matches: null,
    confirmedAt: 1,
    broadcastLink: `https://www.twitch.tv/${channel}`,
  })
  const commentators = {
    [`${testCompetitionPath}/publicCommentators/one`]: cast('Wolf', 'wolf_casts'),
    [`${testCompetitionPath}/publicCommentators/two`]: cast('Bear', 'bear_casts'),
  }
  const captions = { ...noCaptions, lowerthird: true, text: true, lines: ['Back at nine', 'Map 3'] }
  const { firestore } = await openOverlay(
    { view: 'scene', scene: 'score', captions },
    { ...running(), ...commentators },
  )
  await waitFor(() => expect(shown()).toMatch(/0 : 0.*Back at nineMap 3.*WolfTwitch · wolf_casts.*Bear/))
  const show = (changes: Partial<Overlay>) =>
    act(() => firestore.put(overlayPath, anOverlay({ captions, ...changes })))
  await show({ view: 'text' })
  await waitFor(() => expect(shown()).toBe('Back at nineMap 3'))
  await show({ view: 'lowerthird', captions: { ...captions, commentators: ['two', 'gone'] } })
  await waitFor(() => expect(shown()).toBe('BearTwitch · bear_casts'))
  await show({ view: 'lowerthird', captions: { ...captions, lowerthird: false } })
  await waitFor(() => expect(shown()).toBe(''))
  await show({ view: 'score' })
  await waitFor(() => expect(shown()).toContain('0 : 0'))
  expect(shown()).not.toContain('Back')
})

test('the language of an overlay is not that of the site', async () => {
  const { firestore } = await openOverlay({ view: 'champion', lang: 'ru' }, { ...running(), ...champion })
  await screen.findByText('Победитель')
  await act(() => firestore.put(overlayPath, anOverlay({ view: 'champion', lang: 'en' })))
  await screen.findByText('Champion')
  await act(() => firestore.put(overlayPath, anOverlay({ view: 'champion', lang: 'ru' })))
  await screen.findByText('Победитель')
  expect(rememberedLanguage()).toBeNull()
})

test.each(['', '#', '#secret', '#a/b', '?view=score'])('the address %j shows nothing', async address => {
  const documents = running()
  await renderPage({ at: `/competitions/cup/overlay${address}`, Page: OverlayPage, documents })
  await everythingRead()
  expect(document.querySelector('main')?.innerHTML).toBe('')
})

test('an overlay shows the match of its stream', async () => {
  const { firestore } = await openOverlay({ stream: 1 }, { ...running(), ...onStream('main-1-2', 1) })
  await waitFor(() => expect(shown()).toContain('Team 2VS'))
  await act(() => firestore.put(overlayPath, anOverlay({ stream: 0 })))
  await waitFor(() => expect(shown()).toContain('Team 1'))
  await act(() => firestore.put(overlayPath, anOverlay({ stream: 2 })))
  await waitFor(() => expect(shown()).toBe(''))
})

test('line-ups without any rank are names alone', async () => {
  await openOverlay({ view: 'lineups' }, { ...running(), ...players })
  await waitFor(() => expect(shown()).toContain('Wolf'))
  expect(document.querySelector('[data-overlay] li')?.children).toHaveLength(1)
})

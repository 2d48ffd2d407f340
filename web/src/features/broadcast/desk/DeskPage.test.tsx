// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { defaultOverlay } from '@upper-bracket/shared/live/overlay'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { checkIn, minute } from '#testing/openMatch.ts'
import { organizer, person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import {
  runningTestCompetition,
  selfRunningTestCompetition,
  testCompetitionPath,
} from '#testing/testCompetition.ts'
import { aMatchRoom, matchRoomPath } from '#testing/testMatchRoom.ts'
import DeskPage from './DeskPage.tsx'

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Team 1 plays Team 4 on air, and Team 2 plays Team 3 after that. */
function running(changes: object = {}): Record<string, object> {
  const documents = runningTestCompetition(4, {
    bestOf: { rounds: 3, final: 3 },
    after: bracket => after(bracket, before => startMatch(before, 'main-1-1')),
  })
  return {
    ...documents,
    [testCompetitionPath]: { ...documents[testCompetitionPath], ...queueOf(), ...changes },
  }
}

function queueOf(locked = false) {
  const matches = ['main-1-1', 'main-1-2'].map(matchId => ({ matchId, stream: 0, locked }))
  return { broadcastQueue: { bracketId: 'first', matches, revision: 3 } }
}

function open(scene: Partial<Parameters<typeof renderPage>[0]> = {}) {
  return renderPage({
    at: hrefs.desk('cup'),
    Page: DeskPage,
    language: 'en',
    user: organizer,
    documents: running(),
    functions: {
      setScore: ({ revision }) => ({ revision: revision + 1 }),
      setBroadcastQueue: ({ revision }) => ({ revision: revision + 1 }),
    },
    ...scene,
  })
}

const onAir = async () => within(await screen.findByRole('region', { name: 'On air' }))
const scores = (view: Awaited<ReturnType<typeof onAir>>) =>
  view
    .getAllByRole('status', { hidden: true })
    .flatMap(each => (each.tagName === 'OUTPUT' ? each.textContent : []))
/** What a keyboard with Russian letters sends: the key is named after the letter, the code after its place. */
function press(code: string, key: string, init: object = {}, target: Element | Window = document.body) {
  const event = createEvent.keyDown(target, { code, key, ...init })
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + laterMs })
  act(() => void fireEvent(target, event))
}
let laterMs = 0
/** The same key is not taken for a slip of the finger any more. */
const timePasses = () => {
  laterMs += 350
}

test('the keys score at their places on a Russian keyboard, once for each press, and undo', async () => {
  const { calls } = await open()
  const view = await onAir()
  await view.findByText('Team 4 +1')
  press('KeyA', 'ф')
  press('KeyA', 'ф', { repeat: true })
  press('KeyA', 'ф')
  press('KeyA', 'ф', { ctrlKey: true })
  await waitFor(() => expect(scores(view)).toEqual(['1', '0']))
  press('KeyD', 'в')
  await waitFor(() => expect(scores(view)).toEqual(['1', '1']))
  press('KeyZ', 'я')
  await waitFor(() => expect(scores(view)).toEqual(['1', '0']))
  await waitFor(() =>
    expect(calls.map(({ input }) => (input as { score: unknown }).score)).toEqual([
      [1, 0],
      [1, 1],
      [1, 0],
    ]),
  )
})

const matchPath = `${testCompetitionPath}/brackets/first/matches/main-1-1`
const counting = ({ revision }: { readonly revision: number }) => ({
  revision: revision + 1,
  entryId: `entry-${revision}`,
})

/** The documents with Team 1 leading Team 4 on air. */
function leading(score: readonly [number, number], changes: object = {}) {
  const documents = running(changes)
  return { ...documents, [matchPath]: { ...documents[matchPath], score } }
}

test('rounds are counted one tap each, in as few commands as their answers allow, until the map is over', async () => {
  const { calls, user } = await open({
    documents: leading([1, 0], { game: 'csgo' }),
    functions: { setScore: counting, finishSeries: counting },
  })
  const rounds = within(await screen.findByRole('group', { name: 'Rounds of map 2' }))
  await user.selectOptions(rounds.getByLabelText('Map of game 2'), 'Nuke')
  for (const team of ['Team 4', 'Team 1']) {
    for (let round = 0; round < 12; round++) {
      fireEvent.click(rounds.getByRole('button', { name: `${team}: round +1` }))
    }
    await rounds.findByText(team === 'Team 4' ? '0:12' : '12:12')
  }
  press('KeyX', 'ч')
  await rounds.findByText('13:12')
  await user.click(rounds.getByRole('button', { name: 'Team 1: one round less' }))
  await rounds.findByText('12:12')
  timePasses()
  press('KeyZ', 'я')
  await rounds.findByText('13:12')
  await user.click(rounds.getByRole('button', { name: 'Team 4: one round less' }))
  await rounds.findByText('13:11')
  await waitFor(() => expect(calls.length).toBeLessThan(12))
  press('KeyF', 'а')
  await waitFor(() => expect(calls.at(-1)?.name).toBe('finishSeries'))
  expect(calls.at(-1)?.input).toMatchObject({
    score: [2, 0],
    games: [{ outcome: 0 }, { outcome: 0, map: 'nuke', rounds: [13, 11] }],
  })
})

test('a series of Dota 2 gets the winner of each game', async () => {
  const { calls } = await open({ documents: running() })
  const view = await onAir()
  await view.findByText('Team 4 +1')
  press('KeyD', 'в')
  press('KeyA', 'ф')
  await waitFor(() => expect(scores(view)).toEqual(['1', '1']))
  await waitFor(() =>
    expect(calls.at(-1)?.input).toMatchObject({ score: [1, 1], games: [{ outcome: 1 }, { outcome: 0 }] }),
  )
  expect(screen.queryByRole('group', { name: /^Rounds/ })).toBeNull()
})

test('rounds wait for the winners of the maps before, where those are unknown', async () => {
  await open({ documents: leading([1, 1], { game: 'csgo' }) })
  await screen.findByText(/^To count rounds, enter the maps before this one/)
})

test('undoing a finish leaves the next undo to the last point', async () => {
  const { calls, firestore } = await open({
    documents: leading([1, 0]),
    functions: {
      setScore: counting,
      finishSeries: counting,
      takeBack: () => {
        const won = { outcome: 0, source: 'organizer' }
        const back = { status: 'running', score: [2, 0], games: [won, won], winner: null, revision: 4 }
        firestore.put(matchPath, { ...firestore.read(matchPath), ...back })
        return {}
      },
    },
  })
  const view = await onAir()
  await view.findByText('Team 4 +1')
  press('KeyA', 'ф')
  await view.findByRole('button', { name: /^Finish: Team 1/ })
  press('KeyF', 'а')
  await view.findByText(/Result saved/)
  press('KeyZ', 'я')
  await view.findByRole('button', { name: /^Finish: Team 1/ })
  expect(view.queryByText(/Result saved/)).toBeNull()
  timePasses()
  press('KeyZ', 'я')
  await waitFor(() => expect(scores(view)).toEqual(['1', '0']))
  await waitFor(() =>
    expect(calls.map(({ name }) => name)).toEqual(['setScore', 'finishSeries', 'takeBack', 'setScore']),
  )
  expect(view.queryByText(/changed in the meantime/)).toBeNull()
})

test('a refusal to undo is shown after the next match has come on air', async () => {
  await open({
    documents: leading([2, 0]),
    functions: {
      finishSeries: counting,
      setBroadcastQueue: counting,
      takeBack: () => {
        throw refused('match-moved-on', { matches: ['main-1-1'] })
      },
    },
  })
  const view = await onAir()
  await view.findByRole('button', { name: /^Finish: Team 1/ })
  press('KeyF', 'а')
  await view.findByText(/Result saved/)
  press('KeyN', 'т')
  await view.findByText('Team 3 +1')
  press('KeyZ', 'я')
  await screen.findByText(/^Not undone: something else has happened since in .*Team 1.*Team 4/)
})

test('undo does not take back a point that was refused', async () => {
  const { firestore, calls } = await open({
    documents: leading([1, 0]),
    functions: {
      setScore: async () => {
        act(() => firestore.put(matchPath, { ...firestore.read(matchPath), score: [1, 1], revision: 2 }))
        throw refused('changed-meanwhile')
      },
    },
  })
  const view = await onAir()
  await view.findByText('Team 4 +1')
  press('KeyA', 'ф')
  await view.findByText(/changed in the meantime/)
  expect(scores(view)).toEqual(['1', '1'])
  expect(view.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true')
  press('KeyZ', 'я')
  expect(calls).toHaveLength(1)
})

test('undo does not take back a point that somebody else has counted again', async () => {
  const { firestore } = await open()
  const view = await onAir()
  await view.findByText('Team 4 +1')
  press('KeyA', 'ф')
  const undo = view.getByRole('button', { name: 'Undo' })
  await waitFor(() => expect(scores(view)).toEqual(['1', '0']))
  expect(undo.getAttribute('aria-disabled')).toBe('false')
  for (const [score, revision] of [
    [[0, 0], 3],
    [[1, 0], 4],
  ] as const) {
    act(() => firestore.put(matchPath, { ...firestore.read(matchPath), score, revision }))
    await waitFor(() => expect(scores(view)).toEqual(score.map(String)))
  }
  expect(undo.getAttribute('aria-disabled')).toBe('true')
})

test('a field, an open dialog and the switch keep the keys for themselves', async () => {
  const { user, calls } = await open()
  const view = await onAir()
  await view.findByText('Team 4 +1')
  await user.click(screen.getByRole('button', { name: 'Add matches to the broadcast' }))
  await screen.findByRole('dialog')
  press('KeyA', 'a')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const field = document.body.appendChild(document.createElement('input'))
  press('KeyA', 'a', {}, field)
  field.remove()
  const keys = screen.getByRole('switch', { name: 'Keyboard shortcuts' })
  await user.click(keys)
  press('KeyA', 'a')
  expect(calls).toEqual([])
  expect(view.getByRole('button', { name: 'Team 1 +1' }).getAttribute('aria-keyshortcuts')).toBeNull()
  await user.click(keys)
  press('KeyA', 'a', {}, keys)
  await waitFor(() => expect(scores(view)).toEqual(['1', '0']))
})

test('the next match goes on air after a question while this one is running, and is not touched at once', async () => {
  const { calls, user } = await open()
  const view = await onAir()
  await view.findByText('Team 4 +1')
  press('KeyN', 'т')
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
  await user.dblClick(await screen.findByRole('button', { name: 'Take off air' }))
  await view.findByText('Team 3 +1')
  expect(calls).toEqual([
    {
      name: 'setBroadcastQueue',
      input: expect.objectContaining({ matches: [queueOf().broadcastQueue.matches[1]] }),
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('KeyF', 'а')
  timePasses()
  expect(calls).toHaveLength(1)
  clock.mockReturnValue(now + 1000)
  press('KeyF', 'а')
  await waitFor(() => expect(calls).toHaveLength(2))
})

test('the question about a match closes when another one comes on air', async () => {
  const { calls, firestore } = await open()
  const view = await onAir()
  await view.findByText('Team 4 +1')
  press('KeyN', 'т')
  const confirm = await screen.findByRole('button', { name: 'Take off air' })
  const { matches } = queueOf().broadcastQueue
  const putOnAir = (...queued: typeof matches) => {
    const broadcastQueue = { bracketId: 'first', matches: queued, revision: 4 }
    act(() => firestore.put(testCompetitionPath, { ...firestore.read(testCompetitionPath), broadcastQueue }))
  }
  putOnAir(...matches.slice(1))
  await view.findByText('Team 3 +1')
  fireEvent.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  putOnAir(...matches)
  await view.findByText('Team 4 +1')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toEqual([])
})

test('the focus stays with the match on air when the focused control goes', async () => {
  const documents = runningTestCompetition(4)
  await open({
    documents: { ...documents, [testCompetitionPath]: { ...documents[testCompetitionPath], ...queueOf() } },
  })
  const view = await onAir()
  const step = await view.findByRole('button', { name: 'Start match' })
  act(() => step.focus())
  press('KeyN', 'т')
  await view.findByText('Team 3 +1')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'On air' }))
})

test('a match that waits for the broadcast is let go, and then started without its teams', async () => {
  const { calls } = await open({ documents: selfRunningTestCompetition(queueOf(true)) })
  const view = await onAir()
  const step = await view.findByRole('button', { name: 'Let the teams start' })
  press('KeyF', 'а')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.input).toMatchObject({ matches: [{ locked: false }, { locked: true }] })
  await waitFor(() => expect(step.textContent).toContain('Start anyway'))
  expect(step.getAttribute('aria-disabled')).toBe('false')
})

test('a producer checks in a team without an account, and starts without waiting for the other one', async () => {
  const { calls, firestore, user } = await open({
    user: person('producer'),
    documents: {
      ...selfRunningTestCompetition({ ...queueOf(), producerUids: ['producer'] }),
      [matchRoomPath]: aMatchRoom({ checkIn: checkIn([null, null], 5 * minute, [1]) }),
    },
    functions: { checkInForMatch: () => ({}), startMatch: counting },
  })
  const view = await onAir()
  await view.findByRole('button', { name: 'Check in Team 4' })
  press('KeyF', 'а')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]).toMatchObject({ name: 'checkInForMatch', input: { teamId: 'team-4', revision: 0 } })
  const present = checkIn([null, 1], 5 * minute, [1])
  act(() => firestore.put(matchRoomPath, aMatchRoom({ checkIn: present })))
  await view.findByRole('button', { name: 'Start anyway' })
  timePasses()
  press('KeyF', 'а')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/Not checked in: Team 1\./)
  await user.click(dialog.getByRole('button', { name: 'Start match' }))
  await waitFor(() => expect(calls[1]).toMatchObject({ name: 'startMatch', input: { matchId: 'main-1-1' } }))
})

test('a producer takes back what they did', async () => {
  const { calls } = await open({
    user: person('producer'),
    documents: { ...leading([2, 0]), ...producing(leading([2, 0])) },
    functions: {
      finishSeries: counting,
      takeBack: () => ({}),
    },
  })
  const view = await onAir()
  await view.findByRole('button', { name: /^Finish: Team 1/ })
  press('KeyF', 'а')
  await view.findByText(/Result saved/)
  press('KeyZ', 'я')
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['finishSeries', 'takeBack']))
})

test('what the next match waits for is told with what was done in the one before', async () => {
  const { [testCompetitionPath]: competition = {} } = selfRunningTestCompetition(queueOf())
  await open({
    documents: { ...leading([2, 0]), [testCompetitionPath]: competition },
    functions: { finishSeries: counting, setBroadcastQueue: counting },
  })
  const view = await onAir()
  await view.findByRole('button', { name: /^Finish: Team 1/ })
  press('KeyF', 'а')
  await view.findByText(/Result saved/)
  press('KeyN', 'т')
  await view.findByText(/^Check-in/)
  view.getByText(/Result saved/)
})

test('a producer is told who can take back a result of somebody else', async () => {
  const documents = leading([2, 0])
  const ended = { ...documents, [matchPath]: { ...documents[matchPath], status: 'finished', winner: 0 } }
  await open({ user: person('producer'), documents: { ...ended, ...producing(ended) } })
  await (await onAir()).findByText(/within a minute. After that, an organizer can/)
})

function producing(documents: Record<string, object>) {
  return { [testCompetitionPath]: { ...documents[testCompetitionPath], producerUids: ['producer'] } }
}

test('a match that has ended on air is not offered to start again', async () => {
  const documents = running()
  const ended = { status: 'finished', score: [2, 0], winner: 0 }
  await open({ documents: { ...documents, [matchPath]: { ...documents[matchPath], ...ended } } })
  const view = await onAir()
  expect((await view.findByRole('button', { name: /^Finish/ })).getAttribute('aria-disabled')).toBe('true')
  expect(view.queryByRole('button', { name: /^Start/ })).toBeNull()
})

test('without a queue, a match that has ended stays on air until the desk moves on', async () => {
  const documents = running({ broadcastQueue: null })
  const ended = { status: 'finished', score: [2, 0], winner: 0 }
  const { calls } = await open({
    documents: { ...documents, [matchPath]: { ...documents[matchPath], ...ended } },
  })
  await (await onAir()).findByText('Team 4 +1')
  press('KeyN', 'т')
  await screen.findByText('Nothing on air')
  expect(calls).toMatchObject([{ name: 'setBroadcastQueue', input: { matches: [], revision: 0 } }])
})

test('another stream has a desk of its own', async () => {
  const documents = running()
  const matches = [
    { matchId: 'main-1-1', stream: 0, locked: false },
    { matchId: 'main-1-2', stream: 1, locked: false },
  ]
  const broadcastQueue = { bracketId: 'first', matches, revision: 3 }
  await open({
    at: hrefs.desk('cup', 1),
    documents: { ...documents, [testCompetitionPath]: { ...documents[testCompetitionPath], broadcastQueue } },
  })
  await (await onAir()).findByText('Team 3 +1')
  expect(screen.getByRole('button', { name: 'Stream B' }).getAttribute('aria-pressed')).toBe('true')
})

const scenePath = `${testCompetitionPath}/overlays/secret`
const scene = { ...defaultOverlay, view: 'scene', scene: null, revision: 1, createdAt: 0 }

test('the digits select the scene of this stream, once there is an overlay that follows it', async () => {
  const { calls } = await open({
    documents: { ...running(), [scenePath]: scene },
    functions: { showScene: () => ({}) },
  })
  const scenes = within(await screen.findByRole('region', { name: 'Scene' }))
  expect(scenes.getByRole('button', { name: 'Empty' }).getAttribute('aria-pressed')).toBe('true')
  press('Digit3', '3')
  await waitFor(() =>
    expect(calls).toEqual([
      { name: 'showScene', input: { competitionId: 'cup', stream: 0, scene: 'lineups' } },
    ]),
  )
})

test('scenes that failed to load are loaded again', async () => {
  const { user, firestore } = await open({ documents: { ...running(), [scenePath]: refused('offline') } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  act(() => firestore.put(scenePath, scene))
  await user.click(retry)
  await screen.findByRole('region', { name: 'Scene' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('without such an overlay, the desk says where to create one', async () => {
  const { calls } = await open()
  const link = await screen.findByRole('link', { name: 'Open overlays' })
  expect(link.getAttribute('href')).toBe(hrefs.competitionLive('cup'))
  press('Digit3', '3')
  expect(calls).toEqual([])
})

test('producers run the desk', async () => {
  await open({ user: person('producer'), documents: running({ producerUids: ['producer'] }) })
  await (await onAir()).findByText('Team 4 +1')
})

test('others are shown the way to the broadcast', async () => {
  await open({ user: person('stranger') })
  const link = await screen.findByRole('link', { name: 'Watch the broadcast' })
  expect(link.getAttribute('href')).toBe(hrefs.competitionLive('cup'))
  expect(screen.queryByRole('region', { name: 'On air' })).toBeNull()
})

test('an empty desk whose queue is refilled says so', async () => {
  const broadcastQueue = { bracketId: 'first', matches: [], revision: 1, refill: ['any'] }
  const documents = runningTestCompetition(4)
  const competition = { ...documents[testCompetitionPath], broadcastQueue }
  await open({ documents: { ...documents, [testCompetitionPath]: competition } })
  await (await onAir()).findByText(/it is added within a minute/)
})

// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { checkIn, minute } from '#testing/openMatch.ts'
import { person } from '#testing/people.ts'
import { refused } from '#testing/renderPage.tsx'
import {
  aCompetition,
  runningTestCompetition,
  selfRunningTestCompetition,
  testCompetitionPath,
} from '#testing/testCompetition.ts'
import { aMatchRoom, matchRoomPath } from '#testing/testMatchRoom.ts'
import {
  counting,
  leading,
  matchPath,
  onAir,
  open,
  press,
  queueOf,
  running,
  scene,
  timePasses,
} from './testing/deskScenes.tsx'

afterEach(() => {
  vi.restoreAllMocks()
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

test('before there is a bracket, the desk has scenes and captions', async () => {
  const { calls } = await open({
    documents: { [testCompetitionPath]: aCompetition(), [scenePath]: scene },
    functions: { showScene: () => ({}), setCaptions: () => ({}) },
  })
  await screen.findByRole('region', { name: 'Captions' })
  press('Digit9', '9')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]).toMatchObject({ name: 'showScene', input: { scene: 'sponsors' } })
  await screen.findByText('No bracket yet')
})

test('a text is typed at the desk, shown, changed and hidden, and commentators are chosen for their lower third', async () => {
  const commentator = { ...aCommentator, displayName: 'Wolf' }
  const { calls, firestore, fill, user } = await open({
    documents: {
      ...running(),
      [scenePath]: scene,
      [`${testCompetitionPath}/publicCommentators/one`]: commentator,
    },
    functions: { setCaptions: () => ({}) },
  })
  const captions = within(await screen.findByRole('region', { name: 'Captions' }))
  const text = captions.getByLabelText<HTMLTextAreaElement>('Text on screen')
  press('KeyW', 'ц')
  expect(calls).toEqual([])
  await fill(text, 'a\nb\nc\nd')
  await captions.findByText(/^At most 3 lines/)
  await fill(text, 'Back at nine\n\nMap 3')
  press('KeyW', 'ц', {}, text)
  expect(calls).toEqual([])
  press('KeyW', 'ц')
  const sent = (number: number) => calls[number]?.input
  const address = { competitionId: 'cup', stream: 0 }
  const lines = ['Back at nine', 'Map 3']
  await waitFor(() => expect(sent(0)).toEqual({ ...address, captions: { text: true, lines } }))
  const stored = { lowerthird: false, text: true, lines, commentators: [] }
  act(() => firestore.put(scenePath, { ...scene, captions: stored }))
  await waitFor(() => expect(text.value).toBe('Back at nine\nMap 3'))
  await fill(text, 'Soon')
  await user.click(await captions.findByRole('button', { name: 'Update on screen' }))
  await waitFor(() => expect(sent(1)).toEqual({ ...address, captions: { lines: ['Soon'] } }))
  await user.click(captions.getByRole('checkbox', { name: 'Wolf' }))
  await waitFor(() => expect(sent(2)).toEqual({ ...address, captions: { commentators: ['one'] } }))
  press('KeyQ', 'й')
  await waitFor(() => expect(sent(3)).toEqual({ ...address, captions: { lowerthird: true } }))
  timePasses()
  press('KeyW', 'ц')
  await waitFor(() => expect(sent(4)).toEqual({ ...address, captions: { text: false } }))
  const elsewhere = { ...commentator, matches: ['main-9-9'] }
  act(() => firestore.put(`${testCompetitionPath}/publicCommentators/one`, elsewhere))
  await captions.findByText(/^Nobody is ticked, and nobody commentates/)
})
const aCommentator = {
  uid: 'wolf',
  photoURL: null,
  broadcastLink: 'https://www.twitch.tv/wolf',
  languages: ['en'],
  matches: null,
  confirmedAt: 1,
}

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

// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { BroadcastQueue } from '@upper-bracket/shared/live/broadcastQueue'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { organizer } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import {
  runningTestCompetition,
  selfRunningTestCompetition,
  testCompetitionPath,
} from '#testing/testCompetition.ts'
import LivePage from './LivePage.tsx'
import ShownMatchPage from './ShownMatchPage.tsx'

function open(ids: readonly string[], scene: Partial<Parameters<typeof renderPage>[0]> = {}) {
  const documents: Record<string, object> = runningTestCompetition(8)
  const broadcastQueue = {
    bracketId: 'first',
    matches: ids.map(matchId => ({ matchId, stream: 0, locked: false })),
    revision: 7,
  }
  documents[testCompetitionPath] = { ...documents[testCompetitionPath], broadcastQueue }
  const at = hrefs.competitionLive('cup')
  return renderPage({ at, Page: ShownMatchPage, language: 'en', documents, ...scene })
}

const commentator = { uid: 'one', photoURL: null, confirmedAt: 1, languages: ['en'] }

test('viewers see the first match of the queue on air and the following ones below, with commentators', async () => {
  const { firestore } = await open(['main-1-2', 'main-1-1', 'main-1-3'])
  for (const [displayName, matchId] of [
    ['Grey Wolf', 'main-1-2'],
    ['Brown Bear', 'main-1-3'],
  ] as const) {
    const matches = { bracketId: 'first', matchIds: [matchId] }
    const broadcastLink = 'https://www.twitch.tv/wolf'
    const path = `${testCompetitionPath}/publicCommentators/${matchId}`
    act(() => firestore.put(path, { ...commentator, displayName, broadcastLink, matches }))
  }
  const next = within(await screen.findByRole('region', { name: 'Up next' }))
  expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Team 1 vs Team 8'),
    expect.stringContaining('Team 2 vs Team 7'),
  ])
  await next.findByText('Casting: Brown Bear')
  const onAir = within(screen.getByRole('region', { name: 'On air' }))
  onAir.getByText('Team 4')
  onAir.getByText('Casting: Grey Wolf')
})

test('viewers see that the match on air has ended, until the next one starts', async () => {
  const documents: Record<string, object> = runningTestCompetition(8)
  const path = `${testCompetitionPath}/brackets/first/matches/main-1-2`
  const broadcastQueue = queueOf(7, row('main-1-2'), row('main-1-1'))
  documents[testCompetitionPath] = competitionWith({ broadcastQueue })
  documents[path] = { ...documents[path], status: 'finished', score: [1, 0], winner: 0 }
  await open([], { documents })
  within(await screen.findByRole('region', { name: 'Last match on air' })).getByText('Team 4')
  const next = within(screen.getByRole('region', { name: 'Up next' }))
  expect(next.getAllByRole('listitem')).toHaveLength(1)
})

test('where teams run their matches, an organizer locks one until the broadcast is there', async () => {
  const sent: unknown[] = []
  const documents: Record<string, object> = selfRunningTestCompetition({
    broadcastQueue: {
      bracketId: 'first',
      matches: [{ matchId: 'main-1-1', stream: 0, locked: false }],
      revision: 2,
    },
  })
  const { user } = await open([], {
    documents,
    user: organizer,
    functions: {
      setBroadcastQueue: ({ matches, revision }) => {
        sent.push(matches)
        return { revision: revision + 1 }
      },
    },
  })
  const lock = await screen.findByRole('button', { name: 'Hold for the broadcast: Team 1 vs Team 4' })
  await user.click(lock)
  await waitFor(() => expect(sent).toEqual([[{ matchId: 'main-1-1', stream: 0, locked: true }]]))
  await screen.findByRole('button', { name: 'Held: Team 1 vs Team 4. Let it start' })
  expect(lock.textContent).toBe('Held')
})

test('an organizer moves, removes and adds matches, each change after the previous one', async () => {
  const sent: BroadcastQueue[] = []
  const { user } = await open(['main-1-1', 'main-1-2'], {
    user: organizer,
    functions: {
      setBroadcastQueue: ({ bracketId, matches, revision }) => {
        sent.push({ bracketId, matches, revision })
        return { revision: revision + 1 }
      },
    },
  })
  const queue = within(await screen.findByRole('region', { name: 'Broadcast queue' }))
  await user.click(queue.getByRole('button', { name: 'Move up: Team 4 vs Team 5' }))
  await user.click(queue.getByRole('button', { name: 'Remove from the queue: Team 1 vs Team 8' }))
  await user.click(queue.getByRole('button', { name: 'Add matches to the broadcast' }))
  await user.click(await screen.findByRole('button', { name: /^Team 3 vs Team 6/ }))
  await user.click(await screen.findByRole('button', { name: /^Team 2 vs Team 7/ }))
  await waitFor(() =>
    expect(sent.map(({ matches, revision }) => [revision, ...matches.map(({ matchId }) => matchId)])).toEqual(
      [
        [7, 'main-1-2', 'main-1-1'],
        [8, 'main-1-2'],
        [9, 'main-1-2', 'main-1-4'],
        [10, 'main-1-2', 'main-1-4', 'main-1-3'],
      ],
    ),
  )
})

const row = (matchId: string, stream = 0) => ({ matchId, stream, locked: false })
const queueOf = (revision: number, ...matches: readonly ReturnType<typeof row>[]) => ({
  bracketId: 'first',
  matches,
  revision,
})
const competitionWith = (fields: object) => ({ ...runningTestCompetition(8)[testCompetitionPath], ...fields })

test('a change is made again to the queue that another organizer has changed meanwhile', async () => {
  const sent: BroadcastQueue[] = []
  const theirs = queueOf(8, row('main-1-3'), row('main-1-1'), row('main-1-2'))
  const { user, firestore } = await open(['main-1-1', 'main-1-2'], {
    user: organizer,
    functions: {
      setBroadcastQueue: ({ bracketId, matches, revision }) => {
        sent.push({ bracketId, matches, revision })
        if (revision === 7) throw refused('changed-meanwhile', { revision: 8 })
        return { revision: revision + 1 }
      },
    },
  })
  const queue = within(await screen.findByRole('region', { name: 'Broadcast queue' }))
  await user.click(queue.getByRole('button', { name: 'Remove from the queue: Team 1 vs Team 8' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  firestore.put(testCompetitionPath, competitionWith({ broadcastQueue: theirs }))
  await waitFor(() => expect(sent.at(-1)).toEqual(queueOf(8, row('main-1-3'), row('main-1-2'))))
  expect(queue.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Team [23] vs Team [67]/),
    expect.stringContaining('Team 4 vs Team 5'),
  ])
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a change that conflicts after its page has been left is still made', async () => {
  const theirs = queueOf(8, row('main-1-3'), row('main-1-1'), row('main-1-2'))
  const left = Promise.withResolvers<void>()
  const { user, firestore, router, calls } = await open(['main-1-1', 'main-1-2'], {
    user: organizer,
    functions: {
      setBroadcastQueue: async ({ revision }) => {
        if (revision === 8) return { revision: 9 }
        await left.promise
        throw refused('changed-meanwhile', { revision: 8 })
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove from the queue: Team 1 vs Team 8' }))
  await act(() => router.navigate('/'))
  left.resolve()
  firestore.put(testCompetitionPath, competitionWith({ broadcastQueue: theirs }))
  await waitFor(() =>
    expect(calls.at(-1)?.input).toMatchObject({ revision: 8, matches: [row('main-1-3'), row('main-1-2')] }),
  )
})

test('a moved match stays where it is when the queue arrives before the answer', async () => {
  const answer = Promise.withResolvers<void>()
  const { user, firestore, calls } = await open(['main-1-1', 'main-1-2', 'main-1-3'], {
    user: organizer,
    functions: {
      setBroadcastQueue: async ({ matches, revision }) => {
        firestore.put(
          testCompetitionPath,
          competitionWith({ broadcastQueue: queueOf(revision + 1, ...matches) }),
        )
        await answer.promise
        return { revision: revision + 1 }
      },
    },
  })
  const queue = within(await screen.findByRole('region', { name: 'Broadcast queue' }))
  const order = () => queue.getAllByRole('listitem').map(({ textContent }) => textContent?.[5])
  const [first, second, third] = order()
  await user.click(queue.getByRole('button', { name: 'Move up: Team 4 vs Team 5' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(order()).toEqual([second, first, third])
  await user.click(queue.getByRole('button', { name: 'Move down: Team 1 vs Team 8' }))
  expect(order()).toEqual([second, third, first])
  answer.resolve()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(order()).toEqual([second, third, first])
})

test('each stream has its queue: another one is added, gets a match and a rule, and says who commentates', async () => {
  const sent: Partial<BroadcastQueue>[] = []
  const documents: Record<string, object> = runningTestCompetition(8)
  documents[testCompetitionPath] = competitionWith({
    broadcastQueue: queueOf(7, row('main-1-1'), row('main-1-2')),
  })
  documents[`${testCompetitionPath}/publicCommentators/one`] = {
    ...commentator,
    displayName: 'Grey Wolf',
    broadcastLink: 'https://www.twitch.tv/wolf',
    matches: { bracketId: 'first', matchIds: ['main-1-2'] },
  }
  const { user, firestore } = await open([], {
    documents,
    user: organizer,
    functions: {
      setBroadcastQueue: ({ matches, refill, revision }) => {
        sent.push({ matches, ...(refill && { refill }) })
        const broadcastQueue = { ...queueOf(revision + 1, ...matches), ...(refill && { refill }) }
        firestore.put(testCompetitionPath, competitionWith({ broadcastQueue }))
        return { revision: revision + 1 }
      },
    },
  })
  const queue = () => within(screen.getByRole('region', { name: 'Broadcast queue' }))
  const second = /Team 4 vs Team 5.*Casting: Grey Wolf/
  await waitFor(() => expect(queue().getAllByRole('listitem')[1]?.textContent).toMatch(second))

  await user.click(await screen.findByRole('button', { name: 'Another stream' }))
  await screen.findByText(/^The queue is empty/)
  await user.selectOptions(queue().getByRole('combobox', { name: 'Refill the queue' }), 'With the next match')
  await screen.findByText('Once there is a match that fits, it is added within a minute.')
  await user.click(screen.getByRole('button', { name: 'Stream A' }))
  await user.click(await screen.findByRole('button', { name: 'Move to another stream: Team 4 vs Team 5' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Stream B' }))
  await waitFor(() => expect(queue().getAllByRole('listitem')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Stream B' }))
  await waitFor(() => expect(queue().getAllByRole('listitem')[0]?.textContent).toMatch(second))
  expect(sent).toEqual([
    { matches: [row('main-1-1'), row('main-1-2')], refill: [null, 'any'] },
    { matches: [row('main-1-1'), row('main-1-2', 1)] },
  ])
})

/** The Live tab with a player for each of two streams; its services have no player that can be embedded. */
function openPlayers(scene: Partial<Parameters<typeof renderPage>[0]> = {}) {
  const documents: Record<string, object> = runningTestCompetition(8)
  documents[testCompetitionPath] = competitionWith({
    liveLinks: ['First', 'Second'].map((title, stream) => ({
      url: `https://www.youtube.com/@${title}`,
      lang: 'en',
      title,
      stream,
    })),
    broadcastQueue: queueOf(7, row('main-1-1'), row('main-1-2', 1), row('main-1-3', 1)),
  })
  const Page = () => (
    <Routes>
      <Route element={<LivePage />}>
        <Route path="*" element={<ShownMatchPage />} />
      </Route>
    </Routes>
  )
  return open([], { documents, route: '/competitions/:competitionId/live/*', Page, ...scene })
}

test('viewers see the stream of the player that they chose', async () => {
  const { user } = await openPlayers()
  await user.click(await screen.findByRole('button', { name: /^Second/ }))
  within(await screen.findByRole('region', { name: 'On air' })).getByText('Team 4')
  const next = within(screen.getByRole('region', { name: 'Up next' })).getAllByRole('listitem')
  expect(next.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Team [23] vs/)])
  expect(screen.queryByRole('group', { name: 'Streams' })).toBeNull()
})

test('the chosen player decides which stream an organizer sees, until they choose another one', async () => {
  const { user } = await openPlayers({ user: organizer })
  const choose = async (group: string, name: RegExp) =>
    user.click(within(await screen.findByRole('group', { name: group })).getByRole('button', { name }))
  const expectOnAir = (team: string) => within(screen.getByRole('region', { name: 'On air' })).getByText(team)
  await choose('Streams', /^Second/)
  expectOnAir('Team 4')
  await choose('Broadcasts', /^Second/)
  expectOnAir('Team 4')
  await choose('Broadcasts', /^First/)
  expectOnAir('Team 1')
  await choose('Streams', /^Second/)
  expectOnAir('Team 4')
})

test('where the bracket failed to load, viewers try again', async () => {
  const { user, firestore } = await open(['main-1-1'])
  const listen = firestore.listenToDocument
  firestore.listenToDocument = async (path, observer) => {
    if (path.includes('/brackets/')) throw Object.assign(new Error('denied'), { code: 'permission-denied' })
    return listen(path, observer)
  }
  const retry = await screen.findByRole('button', { name: 'Try again' })
  firestore.listenToDocument = listen
  await user.click(retry)
  within(await screen.findByRole('region', { name: 'On air' })).getByText('Team 1')
})

test('viewers choose a stream that has no link', async () => {
  const documents = runningTestCompetition(8)
  const broadcastQueue = queueOf(7, row('main-1-1'), row('main-1-2', 1))
  await open([], {
    documents: { ...documents, [testCompetitionPath]: competitionWith({ broadcastQueue }) },
  })
  const second = await screen.findByRole('button', { name: 'Stream B' })
  fireEvent.click(second)
  within(await screen.findByRole('region', { name: 'On air' })).getByText('Team 4')
  expect(screen.queryByRole('button', { name: 'Another stream' })).toBeNull()
})

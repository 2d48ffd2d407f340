import { initializeApp } from 'firebase/app'
import { beforeEach, expect, test, vi } from 'vitest'
import { listenToDocument, listenToList, reconnect } from './firestore.ts'

vi.mock('./app.ts', () => ({
  firebaseApp: async () => initializeApp({ apiKey: 'key', appId: 'app', projectId: 'demo' }, 'listeners'),
}))
vi.mock('./configuration.ts', () => ({ emulators: null }))
const sdk = vi.hoisted(() => ({
  listeners: [] as ((snapshot: object) => void)[],
  network: [] as string[],
}))
vi.mock('firebase/firestore', async load => ({
  ...(await load<object>()),
  onSnapshot: (_: object, __: object, next: (snapshot: object) => void) => {
    sdk.listeners.push(next)
    return () => {}
  },
  disableNetwork: async () => sdk.network.push('off'),
  enableNetwork: async () => sdk.network.push('on'),
}))

const told: unknown[] = []
const observer = {
  next: (value: unknown) => told.push(value),
  reach: (isCurrent: boolean) => told.push(isCurrent ? 'reached' : 'lost'),
  error: (thrown: unknown) => told.push((thrown as { code: string }).code),
}
/** What the listener that was opened last tells of a snapshot. */
const tellsOf = (snapshot: object, fromCache: boolean) => {
  told.length = 0
  sdk.listeners.at(-1)?.({ ...snapshot, metadata: { fromCache } })
  return [...told]
}
beforeEach(() => {
  told.length = 0
  sdk.network.length = 0
})

const document = (data?: object) => ({ exists: () => data !== undefined, data: () => data })
const list = (empty: boolean, ...ids: readonly string[]) => ({
  empty,
  docChanges: () =>
    ids.map((id, newIndex) => ({
      type: 'added',
      newIndex,
      doc: { id, data: () => ({ name: id, changedAt: 1 }), ref: { parent: { parent: { id: 'cup' } } } },
    })),
})
const changes = (...ids: readonly string[]) => ({
  changes: ids.map((id, newIndex) => ({
    type: 'added',
    newIndex,
    row: { id, parentId: 'cup', data: { name: id } },
  })),
})

test('a list is not empty because Firestore is out of reach, and is followed on through interruptions', async () => {
  await listenToList({ query: 'teams', params: { competitionId: 'cup' }, limit: 10 }, observer)
  expect(tellsOf(list(true), true)).toEqual(['offline', 'lost'])
  expect(tellsOf(list(true), false)).toEqual([{ changes: [] }, 'reached'])
  expect(tellsOf(list(false, 'wolves'), false)).toEqual([changes('wolves'), 'reached'])
  // Metadata alone is no news, neither when the connection is lost nor when it is back.
  expect(tellsOf(list(false), true)).toEqual(['lost'])
  expect(tellsOf(list(false), false)).toEqual(['reached'])
  // Once the server has been heard, the list can become empty offline, too.
  expect(tellsOf(list(true), true)).toEqual(['lost'])
})

test('the rows of a list that are known offline are shown, and those of the server after them', async () => {
  await listenToList({ query: 'teams', params: { competitionId: 'cup' }, limit: 10 }, observer)
  expect(tellsOf(list(false, 'wolves'), true)).toEqual([changes('wolves'), 'lost'])
  expect(tellsOf(list(false), false)).toEqual([{ changes: [] }, 'reached'])
  expect(tellsOf(list(false), false)).toEqual(['reached'])
})

test('a document is not missing because Firestore is out of reach', async () => {
  await listenToDocument('competitions/cup', observer)
  expect(tellsOf(document(), true)).toEqual(['offline', 'lost'])
  expect(tellsOf(document(), false)).toEqual([null, 'reached'])
  expect(tellsOf(document({ name: 'Cup', changedAt: 1 }), true)).toEqual([{ name: 'Cup' }, 'lost'])
})

test('when Firestore was last heard is told with each loss, by whichever listener heard it', async () => {
  const times: number[] = []
  await listenToDocument('competitions/cup', { ...observer, reach: (_, currentAt) => times.push(currentAt) })
  const first = sdk.listeners.at(-1)
  await listenToDocument('competitions/other', observer)
  const before = performance.now()
  tellsOf(document({}), false)
  first?.({ ...document({}), metadata: { fromCache: true } })
  expect(times).toHaveLength(1)
  expect(times[0]).toBeGreaterThanOrEqual(before)
})

test('it is tried again at once by leaving the network and coming back', async () => {
  await reconnect()
  expect(sdk.network).toEqual(['off', 'on'])
})

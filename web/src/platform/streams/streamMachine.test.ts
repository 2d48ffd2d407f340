import { expect, it } from 'vitest'
import { appError } from '#platform/errors/appError.ts'
import {
  type Live,
  openingStream,
  type StreamEffect,
  type StreamEvent,
  type StreamState,
  streamStep,
} from './streamMachine.ts'

type Rows = readonly { readonly id: string; readonly revision: number }[]
type State = StreamState<Rows>

/** A listener's snapshot is the rows that it adds. */
const merge = (previous: Rows | null, added: Rows) => [...(previous ?? []), ...added]
const a = [{ id: 'a', revision: 2 }]
const b = [{ id: 'b', revision: 1 }]
const older = [{ id: 'a', revision: 1 }]

const live = (value: Rows) => ({ value })
const placeholder = (value: Rows) => ({ value, isPlaceholder: true as const })
const offline = appError('offline')
const denied = appError('permission-denied')

const alone = openingStream<Rows>({ polls: false, listens: true })
const opening = openingStream<Rows>({ polls: true, listens: true })
const watching = openingStream<Rows>({ polls: true, listens: false })
const needed = { type: 'listenerNeeded' } as const
const answered = { phase: 'answered', pending: live(a), source: 'listener' } as const
const following = { phase: 'following', source: 'listener' } as const
const fallback = { phase: 'following', source: 'fallback', reported: a } as const
const polled = (value: Rows) => ({ type: 'polled', value }) as const
const reported = (snapshot: Rows) => ({ type: 'reported', snapshot }) as const
const failed = (error: typeof offline) => ({ type: 'failed', error }) as const
const ended = { type: 'ended', currentAt: 7 } as const
const lost = { type: 'lost', currentAt: 7 } as const
const shows = (show: Live<Rows>): StreamEffect<Rows> => ({ show })

interface Row {
  readonly from: State
  readonly cached?: Live<Rows>
  readonly event: StreamEvent<Rows, Rows>
  readonly to: Partial<State>
  readonly effects?: readonly StreamEffect<Rows>[]
}

const transitions: Readonly<Record<string, Row>> = {
  'the first snapshot answers the query': {
    from: alone,
    event: reported(a),
    to: answered,
    effects: [{ answer: { data: live(a) } }],
  },
  'an error answers the query': {
    from: alone,
    event: failed(denied),
    to: { phase: 'answered' },
    effects: [{ answer: { error: denied } }],
  },
  'what comes before the answer has reached the cache waits': {
    from: { ...alone, ...answered },
    event: reported(b),
    to: { pending: live([...a, ...b]) },
  },
  'and is shown then': {
    from: { ...alone, ...answered },
    cached: live(b),
    event: { type: 'settled' },
    to: { phase: 'following', pending: null },
    effects: [shows(live(a))],
  },
  'after an error nothing waits': {
    from: { ...alone, phase: 'answered' },
    event: { type: 'settled' },
    to: { phase: 'following' },
  },
  'a value after an error replaces it': {
    from: { ...alone, phase: 'following' },
    event: reported(a),
    to: { source: 'listener' },
    effects: [shows(live(a))],
  },
  'later snapshots are merged into what the cache shows, predictions included': {
    from: { ...alone, ...following },
    cached: live(b),
    event: reported(a),
    to: {},
    effects: [shows(live([...b, ...a]))],
  },
  'an error after a value leaves that': {
    from: { ...alone, ...following },
    cached: live(a),
    event: failed(denied),
    to: {},
  },
  'a listener that ends leaves it too, and the first report of the next replaces it': {
    from: { ...alone, ...following },
    cached: live(a),
    event: ended,
    to: { source: 'snapshots' },
  },
  'also while snapshots are shown, which then go on': {
    from: { ...opening, ...fallback, wasCurrent: true },
    cached: placeholder(b),
    event: ended,
    to: { source: 'snapshots', reported: null },
    effects: [{ poll: 'resume', since: 7 }],
  },
  'the early snapshot answers the query': {
    from: opening,
    event: polled(a),
    to: { phase: 'answered', pending: placeholder(a) },
    effects: [{ answer: { data: placeholder(a) } }],
  },
  'an error waits for the early snapshot': { from: opening, event: failed(denied), to: { failure: denied } },
  'and answers the query if there is none': {
    from: { ...opening, failure: denied },
    event: { type: 'earlyKnown' },
    to: { phase: 'answered', awaitsEarly: false },
    effects: [{ answer: { error: denied } }],
  },
  'but not once it is shown': {
    from: { ...opening, phase: 'following', failure: denied },
    cached: placeholder(a),
    event: { type: 'earlyKnown' },
    to: { awaitsEarly: false },
  },
  'an error answers at once where no early snapshot is to come': {
    from: { ...opening, awaitsEarly: false },
    event: failed(offline),
    to: { phase: 'answered' },
    effects: [{ answer: { error: offline } }],
  },
  'the listener takes over from the snapshots': {
    from: { ...opening, phase: 'following' },
    cached: placeholder(b),
    event: reported(a),
    to: { source: 'listener' },
    effects: [{ poll: 'stop' }, shows(live(a))],
  },
  'a stranger is answered by a snapshot, without a listener': {
    from: watching,
    event: polled(a),
    to: { phase: 'answered', pending: placeholder(a) },
    effects: [{ answer: { data: placeholder(a) } }],
  },
  'follows the next ones': {
    from: { ...watching, phase: 'following' },
    cached: placeholder(a),
    event: polled(b),
    to: {},
    effects: [shows(placeholder(b))],
  },
  'and gets a listener when it is needed': {
    from: { ...watching, phase: 'following' },
    cached: placeholder(a),
    event: needed,
    to: { listens: true },
    effects: [{ open: 'listener' }],
  },
  'even before anything is known': {
    from: watching,
    event: needed,
    to: { listens: true },
    effects: [{ open: 'listener' }],
  },
  'but only one': { from: opening, event: needed, to: {} },
  'whose first report then replaces the snapshots': {
    from: { ...watching, phase: 'following', listens: true },
    cached: placeholder(a),
    event: reported(b),
    to: { source: 'listener' },
    effects: [{ poll: 'stop' }, shows(live(b))],
  },
  'snapshots show nothing older than the cache': {
    from: { ...opening, phase: 'following' },
    cached: placeholder(a),
    event: polled([...older, ...b]),
    to: {},
    effects: [shows(placeholder([...a, ...b]))],
  },
  'a listener that is current stops the snapshots': {
    from: { ...opening, ...following },
    event: { type: 'reached' },
    to: { wasCurrent: true },
    effects: [{ poll: 'stop' }],
  },
  'one that has not reported does not': {
    from: opening,
    event: { type: 'reached' },
    to: { wasCurrent: true },
  },
  'a lost listener resumes them, with nothing older than what it has shown': {
    from: { ...opening, ...following, wasCurrent: true },
    event: lost,
    to: {},
    effects: [{ poll: 'resume', since: 7 }],
  },
  'or with anything if it was never current': {
    from: { ...opening, ...following },
    event: lost,
    to: {},
    effects: [{ poll: 'resume', since: null }],
  },
  'they still run if it has not reported': { from: opening, event: lost, to: {} },
  'and there are none for what the snapshot does not contain': {
    from: { ...alone, ...following },
    event: lost,
    to: {},
  },
  'a snapshot in its place remembers what it has reported': {
    from: { ...opening, ...following },
    cached: live(a),
    event: polled(b),
    to: { source: 'fallback', reported: a },
    effects: [shows(placeholder(b))],
  },
  'what it reports meanwhile is not shown': {
    from: { ...opening, ...fallback },
    cached: placeholder(b),
    event: reported(b),
    to: { reported: [...a, ...b] },
  },
  'until it is current again': {
    from: { ...opening, ...fallback },
    cached: placeholder(b),
    event: { type: 'reached' },
    to: { source: 'listener', reported: null, wasCurrent: true },
    effects: [{ poll: 'stop' }, shows(live(a))],
  },
  'closing, as when somebody signs out, settles a query without an answer': {
    from: opening,
    event: { type: 'closed' },
    to: { phase: 'closed' },
    effects: [{ answer: { error: appError('try-again') } }],
  },
  'and any other only ends': {
    from: { ...alone, ...following },
    cached: live(a),
    event: { type: 'closed' },
    to: { phase: 'closed' },
  },
}

it.each(Object.entries(transitions))('%s', (_, { from, cached = null, event, to, effects = [] }) => {
  expect(streamStep(from, event, { cached, merge })).toEqual([{ ...from, ...to }, ...effects])
})

it.each<StreamEvent<Rows, Rows>>([
  polled(a),
  reported(a),
  failed(denied),
  lost,
  ended,
  { type: 'earlyKnown' },
  needed,
  { type: 'reached' },
  { type: 'settled' },
  { type: 'closed' },
])('nothing happens once it is closed: $type', event => {
  const closed: State = { ...opening, phase: 'closed' }
  expect(streamStep(closed, event, { cached: live(b), merge })).toEqual([closed])
})

it('keeps the identity of what snapshots and listener agree on', () => {
  const from: State = { ...opening, phase: 'following' }
  const [, , effect] = streamStep(from, reported([{ id: 'a', revision: 2 }]), {
    cached: placeholder(a),
    merge,
  })
  expect(effect !== undefined && 'show' in effect && effect.show.value).toBe(a)
})

import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import type { StartggSlug } from '@upper-bracket/shared/transfer/startgg/startggSlug'
import { afterEach, expect, test } from 'vitest'
import { fakeStartgg, fakeStartggToken } from '../../../scripts/fakes/startgg/startgg.ts'
import {
  groupsAndBothSides,
  pastCup,
  pooled,
  startggEvents,
} from '../../../scripts/fakes/startgg/startggEvents.ts'
import { listStartggEvents, readStartggEvent } from '../../src/transfer/readStartggEvent.ts'
import { StartggFailure } from '../../src/transfer/startggClient.ts'

const now = Date.UTC(2026, 10, 26)
let service: Server | undefined
let waits: number[] = []
afterEach(() => {
  service?.closeAllConnections()
  service?.close()
  waits = []
})

async function serve(listener: RequestListener): Promise<string> {
  service = createServer(listener)
  await once(service.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}/gql/alpha`
}

interface Asked {
  readonly event: string
  readonly token?: string
  readonly deadlineMs?: number
}

async function read(address: string, { event, token = fakeStartggToken, deadlineMs = 20_000 }: Asked) {
  const slug: StartggSlug = event.includes('/event/')
    ? { of: 'event', slug: `tournament/${event}` }
    : { of: 'tournament', slug: `tournament/${event}` }
  const wait = (ms: number) => Promise.resolve(void waits.push(ms))
  return readStartggEvent(slug, { address, token, deadline: AbortSignal.timeout(deadlineMs), wait }, now)
}

async function fileOf(address: string, event: string) {
  const outcome = await read(address, { event })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return outcome.file
}

const failureOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'none',
    (error: unknown) => error,
  )

const fake = (limits: Parameters<typeof fakeStartgg>[0] = {}) =>
  serve(getRequestListener(fakeStartgg(limits).fetch))

test('the events of our games in the tournaments that the owner of the token administers, newest first', async () => {
  const old = { ...pastCup(1), startAt: Date.UTC(2021, 4, 1) }
  const events = [old, ...startggEvents]
  const { events: listed, isWhole } = await listStartggEvents({
    address: await fake({ events }),
    token: fakeStartggToken,
    deadline: AbortSignal.timeout(20_000),
    wait: () => Promise.resolve(),
  })
  expect(listed.map(({ name }) => name)).toEqual([
    'Winter Clash · Dota 2',
    'Winter Clash · Counter-Strike 2',
    'Winter Clash · Pools',
    'Spring Cup · Dota 2 Open',
    'Summer Open · Double',
    'Summer Open · Single',
    'Monthly Cup 1 · Open',
  ])
  expect(listed.at(-1)).toEqual({
    name: 'Monthly Cup 1 · Open',
    slug: 'tournament/monthly-cup-1/event/open',
    source: `startgg:${old.id}`,
    startDate: old.startAt,
    entrants: 8,
  })
  expect(isWhole).toBe(true)
})

test('groups and a double elimination that was seeded by hand, with a set that was not played', async () => {
  const { settings, teams, players, champion, status, bracket } = await fileOf(
    await fake(),
    'winter-clash/event/dota-2',
  )
  expect(settings).toMatchObject({
    name: 'Winter Clash · Dota 2',
    game: 'dota2',
    format: 'double',
    stages: [{ kind: 'round-robin', groups: 2, advance: 2, legs: 1 }],
    options: { grandFinal: 'reset' },
  })
  expect(teams.map(each => each.players.length)).toEqual(teams.map(() => 5))
  // The substitute of one team has no team.
  expect(players).toHaveLength(41)
  expect(status).toBe('finished')
  expect(champion).not.toBeNull()
  const forfeited = bracket?.matches.filter(({ forfeits }) => forfeits.includes(true)) ?? []
  expect(forfeited).toHaveLength(2)
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const first = bracket?.matches.find(({ id }) => id === 's2-upper-1-1')
  expect(first?.slots.map(({ team }) => names.get(team ?? ''))).toEqual(['Brave Badgers', 'Crimson Cranes'])
})

test('groups from which teams enter both sides of a double elimination', async () => {
  const address = await fake({ events: [groupsAndBothSides()] })
  const { settings, status, bracket } = await fileOf(address, 'winter-clash')
  expect(settings).toMatchObject({ format: 'double', stages: [{ groups: 2, advance: 2, advanceLower: 2 }] })
  expect(status).toBe('finished')
  const first = bracket?.matches.find(({ id }) => id === 's2-lower-1-1')
  expect(first?.status).toBe('finished')
})

test('a double elimination whose losers drop elsewhere than ours', async () => {
  const { settings, bracket, status } = await fileOf(await fake(), 'winter-clash/event/counter-strike-2')
  expect([settings.game, settings.format, status]).toEqual(['csgo', 'double', 'finished'])
  expect(bracket?.matches.some(({ slots }) => slots.some(({ byHand }) => byHand))).toBe(true)
  const played = bracket?.matches.filter(({ status: at }) => at === 'finished') ?? []
  for (const { score, games = [] } of played) {
    expect(games).toHaveLength(score[0] + score[1])
    expect(games[0]).toMatchObject({
      map: expect.stringMatching(/^[a-z0-9]+$/),
      rounds: expect.arrayContaining([13]),
    })
  }
})

test.each([
  [2, 4],
  [4, 4],
  [8, 8],
])(
  '%i pools of %i whose teams keep their side are one double elimination with what follows',
  async (pools, size) => {
    const said = pooled('DOUBLE_ELIMINATION', { first: 601, pools, size })
    const outcome = await read(await fake({ events: [said] }), { event: 'summer-open' })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
    const { settings, status, champion, bracket } = outcome.file
    expect([settings.format, settings.stages, status]).toEqual(['double', [], 'finished'])
    const sets = said.phases.flatMap(each => each.sets)
    const winner = said.entrants.find(({ id }) => id === sets.at(-1)?.winnerId)
    expect(champion?.name).toBe(winner?.name)
    const played = bracket?.matches.filter(({ status: at }) => at === 'finished') ?? []
    expect(played).toHaveLength(sets.length)
    expect(outcome.notes).toContainEqual(
      expect.objectContaining({ note: 'phases-joined', said: 'Pools, Finals' }),
    )
  },
)

test('pools are refused while it is not known on which side their teams go on', async () => {
  const event = pooled('DOUBLE_ELIMINATION', { first: 601, pools: 2, size: 4 })
  const [pools, finals] = event.phases
  if (pools === undefined || finals === undefined) throw new Error('no phases')
  const unplayed = { ...event, phases: [pools, { ...finals, sets: [] }] }
  const outcome = await read(await fake({ events: [unplayed] }), { event: 'summer-open' })
  expect(outcome.ok ? [] : outcome.problems).toEqual([{ path: 'Pools', problem: 'pools-unfinished' }])
})

test('pools whose two best teams start over are groups in which two losses eliminate', async () => {
  const { settings, status, bracket } = await fileOf(await fake(), 'summer-open/event/single')
  expect(settings).toMatchObject({ format: 'single', stages: [{ kind: 'gsl', groups: 4, advance: 2 }] })
  expect(status).toBe('finished')
  const played = bracket?.matches.filter(({ status: at }) => at === 'finished') ?? []
  expect(played).toHaveLength(4 * 5 + 7)
})

test('pools whose teams start over on one side of a double elimination are never joined with it', async () => {
  for (let first = 601; first < 621; first += 1) {
    const said = pooled('DOUBLE_ELIMINATION', { first, pools: 2, size: 4, startOver: true })
    const { settings, status } = await fileOf(await fake({ events: [said] }), 'summer-open')
    expect(settings).toMatchObject({ format: 'double', stages: [{ kind: 'gsl', groups: 2, advance: 2 }] })
    expect(status).toBe('finished')
    service?.closeAllConnections()
    service?.close()
  }
})

test('the only event of a tournament: a Swiss stage and a single elimination', async () => {
  const { settings, status } = await fileOf(await fake(), 'spring-cup')
  expect(settings).toMatchObject({ format: 'single', stages: [{ kind: 'swiss', rounds: 3, advance: 4 }] })
  expect(status).toBe('finished')
})

test.each([
  [
    'winter-clash',
    ['winter-clash/event/dota-2', 'winter-clash/event/counter-strike-2', 'winter-clash/event/pools'],
    'event-needed',
  ],
  ['winter-clash/event/ultimate-singles', ['Super Smash Bros. Ultimate'], 'game-not-supported'],
  ['winter-clash/event/pools', ['Pools'], 'phase-not-supported'],
])('%s is refused', async (event, paths, problem) => {
  const outcome = await read(await fake(), { event })
  if (outcome.ok) throw new Error('accepted')
  expect(outcome.problems.map(each => each.problem)).toEqual(paths.map(() => problem))
  expect(outcome.problems.map(each => each.path.replace('tournament/', ''))).toEqual(paths)
})

test('an answer of too many objects is asked for in smaller pages', async () => {
  const { teams, bracket } = await fileOf(
    await fake({ maxObjects: 150 }),
    'winter-clash/event/counter-strike-2',
  )
  expect(teams).toHaveLength(16)
  expect(bracket?.matches.filter(({ status }) => status === 'finished').length).toBeGreaterThan(29)
})

interface StartggRequest {
  readonly query: string
  readonly variables: { readonly page: number }
}

test('an event of too many teams is refused, and read no further than that shows', async () => {
  let requests = 0
  const nodes = (first: number) => Array.from({ length: 25 }, (_, at) => ({ id: first + at, name: null }))
  const pageInfo = { total: 5000, totalPages: 200 }
  const address = await serve(async (request, response) => {
    requests += 1
    const { query, variables } = (await json(request)) as StartggRequest
    const event = query.startsWith('query Event(')
      ? { id: 1, name: 'Open', videogame: { id: 1, name: 'Dota 2' }, phases: [{ id: 7, name: 'Bracket' }] }
      : { entrants: { pageInfo, nodes: nodes(25 * variables.page) } }
    response.end(JSON.stringify({ data: { event } }))
  })
  const outcome = await read(address, { event: 'spring-cup/event/open' })
  expect(outcome.ok ? [] : outcome.problems.map(({ problem }) => problem)).toContain('too-many-teams')
  expect(requests).toBe(1 + Math.ceil((512 + 1) / 25))
})

test('after too many requests it waits, and at last gives up', async () => {
  const address = await fake({ maxRequests: 3 })
  expect(await failureOf(read(address, { event: 'winter-clash/event/dota-2' }))).toMatchObject({
    code: 'try-again',
  })
  expect(waits).toEqual([1000, 3000, 8000])
})

test('a request that was refused once is repeated', async () => {
  const listener = getRequestListener(fakeStartgg().fetch)
  let requests = 0
  const address = await serve((request, response) => {
    requests += 1
    if (requests % 2 === 0) void listener(request, response)
    else
      response.writeHead(requests === 1 ? 429 : 502).end('{"success":false,"message":"Rate limit exceeded"}')
  })
  expect(await read(address, { event: 'spring-cup' })).toMatchObject({ ok: true })
})

test.each([
  ['a token that is not known', { event: 'spring-cup', token: 'wrong' }, 'token-refused'],
  ['an unknown tournament', { event: 'winter-crash' }, 'not-found'],
  ['an unknown event', { event: 'winter-clash/event/chess' }, 'not-found'],
] as const)('%s', async (_, asked, code) => {
  expect(await failureOf(read(await fake(), asked))).toMatchObject({ code })
})

test.each<[string, number, string, Readonly<Record<string, string>>]>([
  ['a page', 200, '<html>', {}],
  ['nothing', 200, '', {}],
  ['another form', 200, '{"data":{"tournament":{"id":[],"name":7}}}', {}],
  ['no data', 200, '{"data":null}', {}],
  ['an error of its own', 400, '{"success":false,"message":"Bad request"}', {}],
  ['trouble', 503, 'busy', {}],
  ['another address', 302, '', { location: 'https://evil.example/' }],
])('when the service answers with %s, the person may try again', async (__, status, body, headers) => {
  const address = await serve((_, response) => response.writeHead(status, headers).end(body))
  const error = await failureOf(read(address, { event: 'spring-cup', token: 'a-secret-token' }))
  expect(error).toMatchObject({ code: 'try-again' })
  expect(error).toBeInstanceOf(StartggFailure)
  const { message, stack, cause } = error as StartggFailure
  expect([message, stack, cause].join()).not.toContain('a-secret-token')
})

test('when the service is silent, the person may try again in time', async () => {
  const address = await serve(() => undefined)
  const asked = { event: 'spring-cup', deadlineMs: 300 }
  expect(await failureOf(read(address, asked))).toMatchObject({ code: 'try-again' })
})

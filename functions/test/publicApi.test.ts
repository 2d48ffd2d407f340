import type { ApiMatch, ApiStage, ApiStanding } from '@upper-bracket/shared/api/bracketSchemas'
import type {
  ApiCompetition,
  ApiError,
  ApiIndex,
  ApiPlayer,
  ApiTeam,
  CompetitionListAnswer,
} from '@upper-bracket/shared/api/competitionSchemas'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bracketedCompetition, newBracket } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { eventually } from '../../testing/eventually.ts'
import { signUpAll } from '../../testing/person.ts'
import { raceRounds } from '../../testing/raceRounds.ts'
import { freshId, hour, seededCompetition } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'
import { expectDescribed } from './support/expectDescribed.ts'

/** What answers can hold: each is compared with its description. */
interface Body extends CompetitionListAnswer, ApiIndex, ApiError {
  readonly competition: ApiCompetition
  readonly teams: readonly ApiTeam[]
  readonly players: readonly ApiPlayer[]
  readonly stages: readonly ApiStage[]
  readonly matches: readonly ApiMatch[]
  readonly match: ApiMatch
  readonly standings: readonly ApiStanding[]
  readonly complete: boolean
  readonly cursor: string
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** Asks through Hosting, as everybody does. Each answer is checked against the description. */
async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const address = `/api/v1${path}`
  const { method = 'GET' } = init
  const response = await fetch(`${emulators.hosting}${address}`, init)
  const text = await response.text()
  const body = text === '' ? undefined : JSON.parse(text)
  if (method !== 'HEAD' && method !== 'OPTIONS') expectDescribed(method, address, response.status, body)
  return { status: response.status, headers: response.headers, body }
}

const ownWord = () =>
  freshId()
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 10)
    .toLowerCase()

it('answers every operation about a competition, without an account and for any origin', async () => {
  const { owner, player } = await signUpAll('owner', 'player')
  const { competitionId, teamIds, bracketId } = await bracketedCompetition(
    { owner, player },
    { teams: 4, thirdPlace: true, played: { 'main-1-1': [1, 0], 'main-1-2': 'running' } },
  )
  const at = `/competitions/${competitionId}`
  const whole = await ask(at)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': expect.stringContaining('ETag'),
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('application/json'),
    etag: expect.stringMatching(/^W\/"/),
    'ratelimit-policy': '"default";q=120;w=60',
  })
  expect(whole.body.competition).toMatchObject({
    id: competitionId,
    status: 'running',
    bracketId,
    url: expect.stringMatching(new RegExp(`^http.*/competitions/${competitionId}$`)),
  })
  const teams = await ask(`${at}/teams`)
  expect(teams.body.teams.map(({ id }) => id).sort()).toEqual([...teamIds].sort())
  expect((await ask(`${at}/players`)).body.players).toContainEqual(
    expect.objectContaining({ uid: player.uid, teamId: teamIds[0], rankTier: null }),
  )
  const matches = await ask(`${at}/matches?status=running&stage=s1`)
  expect(matches.body.matches.map(({ id }) => id)).toEqual(['main-1-2'])
  expect((await ask(`${at}/matches?team=${teamIds[0]}`)).body.matches).toHaveLength(2)
  expect((await ask(`${at}/matches/main-1-1`)).body.match).toMatchObject({
    status: 'finished',
    roundName: 'first-round',
    sides: [{ score: 1, isWinner: true }, { score: 0 }],
  })
  expect((await ask(`${at}/stages`)).body.stages).toMatchObject([{ id: 's1', kind: 'single' }])
  expect((await ask(`${at}/tables`)).body.standings).toHaveLength(4)
  const index = await ask('')
  expect(
    (await ask(new URL(index.body.links.description).pathname.slice('/api/v1'.length))).body,
  ).toMatchObject({
    openapi: '3.1.1',
  })
})

it('is not sent again to a client that has it, and says what has changed since', async () => {
  const { owner, player } = await signUpAll('owner', 'player')
  const seeded = await bracketedCompetition({ owner, player }, { teams: 4 })
  const { competitionId, bracketId, teamIds } = seeded
  const at = `/competitions/${competitionId}`
  const first = await ask(`${at}/changes`)
  expect(first.body).toMatchObject({ complete: true, teams: { length: 4 } })
  const since = `${at}/changes?since=${first.body.cursor}`
  const nothing = await ask(since)
  expect(nothing.body).toMatchObject({
    complete: false,
    competition: null,
    stages: null,
    teams: [],
    matches: [],
  })
  const headers = { 'if-none-match': nothing.headers.get('etag') ?? '' }
  expect((await ask(since, { headers })).status).toBe(304)
  expect((await ask(`${at}/tables`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)

  await call('startMatch', owner, { competitionId, bracketId, matchId: 'main-1-1', revision: 0 })
  await eventually(async () => {
    const { body } = await ask(since, { headers })
    expect(body).toMatchObject({
      complete: false,
      teams: [],
      matches: [{ id: 'main-1-1', status: 'running' }],
    })
  })
  const [teamId = ''] = teamIds
  await call('updateTeam', owner, { competitionId, teamId, name: 'Wolves', discordLink: null, revision: 0 })
  await eventually(async () => {
    const { body } = await ask(since)
    expect(body.teams).toMatchObject([{ id: teamId, name: 'Wolves' }])
  })

  await newBracket(seeded, owner, {})
  await eventually(async () => expect((await ask(since)).body.complete).toBe(true))
  await markStaged(competitionId)
})

it('lists competitions by game, status and words, page by page', async () => {
  const { owner } = await signUpAll('owner')
  const word = ownWord()
  const start = Date.now() + 24 * hour
  const seeds = [
    { name: `${word} early`, startDate: start },
    { name: `${word} later`, startDate: start + hour },
    { name: `${word} over`, status: 'finished' as const },
    { name: `${word} strike`, startDate: start, game: 'csgo' as const },
  ]
  for (const competition of seeds) {
    const { competitionId } = await seededCompetition({ owner, competition })
    await markStaged(competitionId)
  }
  const namesAt = async (query: string) => {
    const { body } = await ask(`/competitions?q=${word}${query}`)
    return body.competitions.map(({ name }) => name.replace(`${word} `, ''))
  }
  expect(await namesAt('&game=dota2')).toEqual(['early', 'later', 'over'])
  expect(await namesAt('&status=finished')).toEqual(['over'])
  expect(await namesAt('%20strike')).toEqual(['strike'])

  const pages: string[] = []
  let next = ''
  for (let page = 0; page < 9; page += 1) {
    const { body } = await ask(`/competitions?q=${word}&game=dota2&limit=1${next}`)
    pages.push(...body.competitions.map(({ name }) => name))
    if (body.nextCursor === null) break
    next = `&cursor=${body.nextCursor}`
  }
  expect(pages).toEqual([`${word} early`, `${word} later`, `${word} over`])
  const unsearched = await ask('/competitions?limit=2')
  expect(unsearched.body.competitions).toHaveLength(2)
  const second = await ask(`/competitions?limit=2&cursor=${unsearched.body.nextCursor}`)
  const ids = [unsearched, second].flatMap(({ body }) => body.competitions.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

it('refuses what it does not know with a reason, and never with a fault of its own', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await bracketedCompetition({ owner }, { teams: 2 })
  const at = `/competitions/${competitionId}`
  const refusal = async (path: string) => {
    const { status, body } = await ask(path)
    return [status, body.error.code, body.error.details?.['parameter']]
  }
  for (const path of [`/competitions/${freshId()}/teams`, `${at}/matches/main-9-9`, '/nothing']) {
    expect(await refusal(path), path).toEqual([404, 'not-found', undefined])
  }
  for (const [query, parameter] of Object.entries({
    '/competitions?game=chess': 'game',
    '/competitions?limit=0': 'limit',
    '/competitions?limit=1.5': 'limit',
    '/competitions?cursor=running.1.x': 'cursor',
    '/competitions?page=2': 'page',
    '/competitions?q=a&q=b': 'q',
    [`${at}/matches?status=late`]: 'status',
    [`${at}/teams?x=1`]: 'x',
  })) {
    expect(await refusal(query), query).toEqual([400, 'invalid-parameter', parameter])
  }
  const posted = await ask(at, { method: 'POST', body: '{}' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  const head = await ask(at, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag')]).toEqual([200, (await ask(at)).headers.get('etag')])
  const preflight = await ask(at, {
    method: 'OPTIONS',
    headers: { origin: 'https://a.example', 'access-control-request-headers': 'if-none-match' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/^if-none-match$/i)

  const part = fc.oneof(
    fc.constantFrom(
      'competitions',
      competitionId,
      'matches',
      'teams',
      'changes',
      '..',
      '%00',
      '%',
      '__x__',
      '%2e%2e',
    ),
    fc.string({ maxLength: 8 }).map(encodeURIComponent),
  )
  const query = fc.oneof(
    fc.constantFrom(
      'since=0.0.0',
      'cursor=finished.9999999999999999.aaaaaaaaaaaaaaaaaaaa',
      'q=%',
      'status[]=x',
      '__proto__=1',
    ),
    fc.string({ maxLength: 12 }).map(text => `q=${encodeURIComponent(text)}`),
  )
  const hostile = fc.tuple(fc.array(part, { maxLength: 5 }), fc.option(query))
  await fc.assert(
    fc.asyncProperty(hostile, async ([parts, given]) => {
      const path = `/${parts.join('/')}${given === null ? '' : `?${given}`}`
      const response = await fetch(`${emulators.function('publicApi')}/api/v1${path}`)
      expect(response.status, path).toBeLessThan(500)
      await response.body?.cancel()
    }),
    { numRuns: raceRounds(40) },
  )
})

it('says what an address may ask for, and when to try again', async () => {
  const headers = { 'fastly-client-ip': '203.0.113.78' }
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({ owner })
  const path = `/competitions/${competitionId}`
  const answers = await Promise.all(Array.from({ length: 170 }, () => ask(path, { headers })))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(5)
  expect(Object.fromEntries(refused[0]?.headers ?? [])).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    ratelimit: expect.stringMatching(/^"default";r=0;t=\d+$/),
    'ratelimit-policy': '"default";q=120;w=60',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  })
  expect((await ask(path, { headers: { 'fastly-client-ip': '203.0.113.79' } })).status).toBe(200)
})

it('forgets a deleted competition', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({ owner })
  expect((await ask(`/competitions/${competitionId}`)).status).toBe(200)
  await call('deleteCompetition', owner, { competitionId })
  await eventually(async () => {
    for (const path of ['', '/teams', '/changes', '/tables']) {
      expect((await ask(`/competitions/${competitionId}${path}`)).status).toBe(404)
    }
  })
  expect((await stored.competition(competitionId).get()).exists).toBe(false)
})

import type { CompetitionList } from '@upper-bracket/shared/competition/competitionList'
import { expect, it } from 'vitest'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { eventually } from '../../testing/eventually.ts'
import { signUpAll } from '../../testing/person.ts'
import { hour, seededCompetition } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'

// Through Hosting, as browsers ask.
const ask = (query: string, init: RequestInit = {}) =>
  fetch(`${emulators.hosting}/api/competitions${query}`, { redirect: 'manual', ...init })

/** Returns the names in each section. */
async function namesIn(query: string) {
  const response = await ask(query)
  expect(response.status, query).toBe(200)
  const { sections }: CompetitionList = await response.json()
  return Object.fromEntries(
    sections.map(({ section, competitions }) => [section, competitions.map(({ name }) => name)]),
  )
}

/** Other tests create competitions at the same time, so that each test searches for a word of its own. */
const ownWord = () => `w${Math.random().toString(36).slice(2, 10)}`

it('lists what runs by activity, what starts soon, and what has been played, without what organizers keep', async () => {
  const { owner } = await signUpAll('owner')
  const word = ownWord()
  const now = Date.now()
  const seed = (
    name: string,
    startDate: number,
    { status = 'registration', game = 'dota2', updatedAt = now } = {} as Partial<{
      status: 'registration' | 'running' | 'finished'
      game: 'dota2' | 'csgo'
      updatedAt: number
    }>,
  ) =>
    seededCompetition({
      owner,
      competition: {
        name: `${name} ${word}`,
        startDate,
        registrationDeadline: startDate,
        status,
        game,
        updatedAt,
        contact: 'secret@example.org',
      },
    })
  await Promise.all([
    seed('Quiet', now - hour, { status: 'running', updatedAt: now - 9 * hour }),
    // Later than what other tests change, which would fill the overview.
    seed('Busy', now - 90 * hour, { status: 'running', updatedAt: now + hour }),
    seed('Next', now + hour),
    seed('Later', now + 3 * hour, { game: 'csgo' }),
    seed('Forgotten', now - 90 * hour),
    seed('Won', now - 50 * hour, { status: 'finished' }),
  ])
  const named = (...names: readonly string[]) => names.map(name => `${name} ${word}`)
  const search = `?q=${word}`
  expect(await namesIn(search)).toEqual({
    running: named('Busy', 'Quiet'),
    upcoming: named('Next', 'Later'),
    overdue: named('Forgotten'),
    finished: named('Won'),
  })
  expect(await namesIn(`${search}&when=soon`)).toEqual({
    upcoming: named('Next', 'Later'),
    overdue: named('Forgotten'),
  })
  expect(await namesIn(`${search}&game=csgo`)).toEqual({ upcoming: named('Later') })
  expect(await namesIn(`${search}&game=csgo&when=running`)).toEqual({})
  // The query finds the longer word, and the other is compared.
  expect(await namesIn(`?q=bus+${word}`)).toEqual({ running: named('Busy') })
  expect(await namesIn(`?q=bus+${word}zzz`)).toEqual({})

  // The overview may have been read a few seconds ago.
  const text = await eventually(async () => {
    const overview = await (await ask('')).text()
    expect(overview).toContain(`Busy ${word}`)
    return overview
  })
  expect(text).not.toContain(`Forgotten ${word}`)
  expect(text).not.toMatch(/secret@|ownerUid|adminUids|nameWords/)

  for (const [path, language, accepted] of [
    ['/', 'ru', 'ru'],
    ['/?utm=1', 'en', 'en'],
    ['/en', 'en', 'ru'],
  ] as const) {
    const response = await fetch(`${emulators.hosting}${path}`, { headers: { 'accept-language': accepted } })
    const home = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
    )
    expect(home.split(`<early-part lang="${language}">`)).toHaveLength(3)
    expect(home).toContain(`<h3>Next ${word}</h3>`)
    const [, carried = ''] =
      /<script type="application\/json" id="public-list">(.*?)<\/script>/.exec(home) ?? []
    const { sections }: CompetitionList = JSON.parse(carried)
    expect(sections.flatMap(({ competitions }) => competitions.map(({ name }) => name))).toContain(
      `Next ${word}`,
    )
  }
  const list = await (await fetch(`${emulators.hosting}/tournaments`)).text()
  expect(list).toMatch(/<meta name="description" content=".+?"\/>.*<early-page lang="ru"><style>/s)
  expect(list).toContain(`<h3>Next ${word}</h3>`)
  const narrowed = await (await fetch(`${emulators.hosting}/?when=finished`)).text()
  expect(narrowed.split('<early-part ')).toHaveLength(2)
})

it('is kept by the edge for seconds, and not sent again to a client that has it', async () => {
  const { owner } = await signUpAll('owner')
  const word = ownWord()
  const { competitionId } = await seededCompetition({ owner, competition: { name: `Cup ${word}` } })
  const response = await ask(`?q=${word}`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
    'content-encoding': 'gzip',
    vary: expect.stringContaining('Accept-Encoding'),
    etag: expect.stringMatching(/^W\/"/),
  })
  const headers = { 'if-none-match': response.headers.get('etag') ?? '' }
  const again = await ask(`?q=${word}`, { headers })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await ask(`?q=${word}`, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([
    200,
    headers['if-none-match'],
    '',
  ])

  await call('deleteCompetition', owner, { competitionId })
  await eventually(async () => expect(await namesIn(`?q=${word}`)).toEqual({}), 20_000)
})

it('has one address for equal requests, and refuses what is none', async () => {
  const moved = await ask('?when=running&q=Cup,%20WINTER%20cup')
  expect([moved.status, moved.headers.get('location')]).toEqual([
    308,
    '/api/competitions?q=cup+winter&when=running',
  ])
  for (const query of ['?page=2', '?game=chess', '?when=', '?q=a&q=b', `?q=${'a'.repeat(600)}`]) {
    const refused = await ask(query)
    expect([refused.status, refused.headers.get('cache-control')], query).toEqual([400, 'no-store'])
  }
  const posted = await ask('', { method: 'POST' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

it('answers only so many searches of one address, and its lists without a search all the same', async () => {
  const headers = { 'fastly-client-ip': '203.0.113.77' }
  const searches = Array.from({ length: 90 }, () => ask(`?q=${ownWord()}`, { headers }))
  const refused = (await Promise.all(searches)).filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(5)
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await ask('', { headers })).status).toBe(200)
})

it('puts a competition first in which a match has begun', async () => {
  const { owner, player } = await signUpAll('owner', 'player')
  const word = ownWord()
  const { competitionId, bracketId } = await bracketedCompetition({ owner, player }, { teams: 2 })
  const quiet = await seededCompetition({
    owner,
    competition: { name: `Quiet ${word}`, status: 'running', updatedAt: Date.now() - hour },
  })
  const name = `Active ${word}`
  const longAgo = Date.now() - 3 * hour
  await stored
    .competition(competitionId)
    .update({ name, nameWords: [word], status: 'running', updatedAt: longAgo })
  await markStaged(competitionId)
  await markStaged(quiet.competitionId)
  expect(await namesIn(`?q=${word}&when=running`)).toEqual({ running: [`Quiet ${word}`, name] })

  const updatedAt = async () => (await stored.competition(competitionId).get()).data()?.updatedAt
  const match = { competitionId, bracketId, matchId: 'main-1-1' }
  await call('startMatch', owner, { ...match, revision: 0 })
  const noted = await updatedAt()
  expect(noted).toBeGreaterThan(longAgo + hour)
  expect(await namesIn(`?q=${word}`)).toEqual({ running: [name, `Quiet ${word}`] })

  await call('setScore', owner, { ...match, revision: 1, score: [1, 0] })
  expect(await updatedAt()).toBe(noted)
})

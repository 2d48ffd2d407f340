import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, type Page, type Response } from '@playwright/test'
import type { BuildMeta, BuiltRoute, LatestBuild } from '#platform/builds/buildMeta.ts'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { firstRoundOver } from '../../testing/stagedCompetition.ts'
import { confirmedDraft } from './support/confirmedDraft.ts'
import { test } from './support/fixtures.ts'

const client = join(import.meta.dirname, '../build/client')
const { id }: LatestBuild = JSON.parse(readFileSync(join(client, 'builds/latest.json'), 'utf8'))
const meta: BuildMeta = JSON.parse(readFileSync(join(client, `builds/meta/${id}.json`), 'utf8'))

/** KiB of these chunks, compressed one by one, as they are served. */
function weightOf(chunks: readonly string[]): number {
  const bytes = chunks.map(chunk => gzipSync(readFileSync(join(client, chunk))).length)
  return bytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** KiB for every route, besides the layers of data. */
const budget = 40
const ofData = [...new Set(meta.routes.flatMap(({ chunks }) => chunks))].filter(chunk =>
  /(?:basics|query|data)-/.test(chunk),
)

test('what every page loads weighs at most 197 KiB', () => {
  expect(weightOf(meta.entry)).toBeLessThan(197)
})

test('what every page with data adds weighs at most 39 KiB, and home does without', () => {
  expect(ofData).toHaveLength(3)
  expect(weightOf(ofData)).toBeLessThan(39)
  const home = meta.routes.find(({ id }) => id === '../features/home/HomePage')
  expect(weightOf(home?.chunks ?? ofData)).toBeLessThan(10)
})

for (const route of meta.routes)
  test(`${route.id} adds no more than its budget to what is around it`, () => {
    const around = new Set([...chunksAround(route), ...ofData])
    const own = route.chunks.filter(chunk => !around.has(chunk))
    expect(weightOf(own)).toBeLessThan(budget)
  })

test('no page of an account loads the code of competitions or brackets', () => {
  const chunks = meta.routes.filter(({ id }) => id.includes('/auth/')).flatMap(route => route.chunks)
  expect(chunks.length).toBeGreaterThan(10)
  expect(chunks.filter(chunk => /(?:bracket|competition|drawing|matches)[-_]/.test(chunk))).toEqual([])
})

test('Firebase weighs at most 170 KiB, and no page waits for it', () => {
  const firebase = readdirSync(join(client, 'assets'))
    .filter(name => /^(firebase|firestore|auth)-[\w-]+\.js$/.test(name))
    .map(name => `/assets/${name}`)
  expect(firebase).toHaveLength(3)
  expect(weightOf(firebase)).toBeLessThan(170)
  const waitedFor = new Set([...meta.entry, ...meta.routes.flatMap(({ chunks }) => chunks)])
  expect(firebase.filter(chunk => waitedFor.has(chunk))).toEqual([])
})

// A browser counts what it receives: the files compressed, as Hosting sends them, fonts and pictures as they are.
const firstVisits: readonly (readonly [string, (ids: Ids) => string, number, number, number])[] = [
  ['a bracket', ({ double }) => `/competitions/${double}/bracket`, 366, 300, 29],
  ['a Swiss stage', ({ swiss }) => `/competitions/${swiss}/bracket`, 390, 330, 35],
  ['a match', ({ double }) => `/competitions/${double}/matches/upper-1-1`, 380, 320, 37],
  ['registration', ({ open }) => `/competitions/${open}`, 390, 330, 41],
  ['the tab about', ({ double }) => `/competitions/${double}/about`, 410, 325, 37],
  ['a confirmed draft', ({ draft }) => `/competitions/${draft}/draft`, 440, 380, 45],
  ['the privacy policy', () => '/privacy', 300, 216, 24],
  ['the privacy policy in English', () => '/en/privacy', 310, 226, 24],
  // Up to 50 KiB of them are for what other journeys have left in the list.
  ['the home page', () => '/', 335, 216, 24],
  ['an embed', ({ double }) => `/embed/competitions/${double}/bracket`, 90, 60, 7],
]
type Ids = Readonly<Record<'double' | 'swiss' | 'draft' | 'open', string>>

test("a stranger's first visit on a phone receives at most so many KiB in so many requests", async ({
  newVisitor,
}) => {
  const { owner } = await signUpAll('owner')
  const [double, swiss, draft, open] = await Promise.all([
    bracketedCompetition({ owner }, { teams: 32, format: 'double', played: { 'upper-1-1': 'running' } }),
    firstRoundOver(owner, 16),
    confirmedDraft(owner),
    seededCompetition({
      owner,
      teams: Array.from({ length: 8 }, (_, index) => ({ players: [{ uid: `team${index}` }] })),
    }),
  ])
  const ids = {
    double: double.competitionId,
    swiss: swiss.competitionId,
    draft,
    open: open.competitionId,
  }
  const visit = async ([name, pathOf, maxKib, maxOfScripts, maxRequests]: (typeof firstVisits)[number]) => {
    const { page } = await newVisitor({ fresh: true, device: 'phone' })
    // By address: what is asked for again comes from the cache.
    const received = new Map<string, ReturnType<typeof sizeOf>>()
    page.on('response', response => {
      // How often a listener asks again depends on the hour, and the banners in the list on other journeys.
      if (!/\/Listen\/channel|\/v0\/b\//.test(response.url())) received.set(response.url(), sizeOf(response))
    })
    // Parts that come late must not move what is shown.
    await page.route(/DraftFairness-/, async route => {
      await new Promise(resolve => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto(pathOf(ids))
    // Nothing is fetched later without a touch, except for a cache of the service worker.
    await page.waitForTimeout(6000)
    const sizes = await Promise.all(received.values())
    const kibOf = (parts: typeof sizes) => parts.reduce((sum, { size }) => sum + size, 0) / 1024
    expect.soft(kibOf(sizes), `KiB of ${name}`).toBeLessThan(maxKib)
    const scripts = sizes.filter(({ type }) => type === 'script')
    expect.soft(kibOf(scripts), `KiB of scripts of ${name}`).toBeLessThan(maxOfScripts)
    expect
      .soft(
        [...received.keys()].filter(url => /firestore|firebase-/.test(url)),
        name,
      )
      .toEqual([])
    expect.soft(sizes.length, `requests of ${name}`).toBeLessThanOrEqual(maxRequests)
    expect.soft(await layoutShift(page), `layout shift of ${name}`).toBeLessThan(0.005)
  }
  // More at once would slow each other down on two cores, and what comes late would seem to shift.
  for (const some of [firstVisits.slice(0, 5), firstVisits.slice(5)]) await Promise.all(some.map(visit))
})

test('the scripts of an embed weigh at most 56 KiB, without Firebase, React and a component library', () => {
  const [script] =
    /\/assets\/embed-[\w-]+\.js/.exec(readFileSync(join(client, 'shells/embed.html'), 'utf8')) ?? []
  const texts = readdirSync(join(client, 'assets')).find(name => /^textsRu-[\w-]+\.js$/.test(name))
  expect(weightOf([`${script}`, `assets/${texts}`])).toBeLessThan(56)
  const code = readFileSync(join(client, `${script}`), 'utf8')
  expect(code).toContain('upper-bracket:resize')
  expect(code).not.toMatch(
    /firestore|identitytoolkit|react\.(?:element|transitional)|Mui[A-Z]\w+-root|emotion/,
  )
})

/** Returns by how much of the window what is shown has moved since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const observer = new PerformanceObserver(list => resolve(sum(list.getEntries())))
        const sum = (entries: readonly PerformanceEntry[]) =>
          entries.reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0)
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
}

async function sizeOf(response: Response): Promise<{ readonly type: string; readonly size: number }> {
  const body = await response.body().catch(() => Buffer.alloc(0))
  const type = response.request().resourceType()
  return { type, size: /font|image/.test(type) ? body.length : gzipSync(body).length }
}

for (const page of ['shells/home.html', 'shells/competition.html', 'shells/competition-bracket.html'])
  test(`${page} is painted before its code is fetched`, () => {
    const code = tagsOf(page).filter(tag => /modulepreload|type="module"/.test(tag))
    expect(code.length).toBeGreaterThan(5)
    expect(code.filter(tag => !tag.includes('fetchpriority="low"'))).toEqual([])
    expect(tagsOf(page).filter(tag => tag.includes('stylesheet'))).toEqual([])
  })

// The first ten packets have 14.6 KB, headers included.
for (const [page, max] of [
  // Leaves 5 KB to what is drawn in it.
  ['shells/competition-bracket.html', 8800],
  // Leaves 2 KB to the list.
  ['shells/home.html', 12_000],
  ['shells/home-en.html', 12_500],
  ['auth/signin/index.html', 14_480],
] as const)
  test(`${page} fits the first ten packets`, () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    expect(brotliCompressSync(readFileSync(join(client, page)), { params }).length).toBeLessThan(max)
  })

for (const [page, large] of [
  ['shells/home.html', ['libraries']],
  ['shells/home-en.html', ['libraries']],
  ['shells/tournaments.html', ['data', 'libraries', 'query']],
  ['shells/competition-bracket.html', ['data', 'libraries', 'query']],
] as const)
  test(`${page} runs its largest chunks by themselves`, () => {
    const alone = tagsOf(page).flatMap(tag => /^<script .*async src="\/assets\/(\w+)-/.exec(tag)?.[1] ?? [])
    expect(alone.toSorted()).toEqual(large)
  })

for (const [shell, id] of [
  ['competition-bracket', '../features/bracket/page/BracketPage'],
  ['competition', '../features/competition/page/CompetitionIndexPage'],
  ['tournaments', '../features/tournaments/AllTournamentsPage'],
] as const)
  test(`the shell ${shell} names the chunks of its routes`, () => {
    const route = meta.routes.find(each => each.id === id)
    const preloaded = tagsOf(`shells/${shell}.html`).join('')
    const needed = route === undefined ? [] : [...route.chunks, ...chunksAround(route)]
    expect(needed.length).toBeGreaterThan(5)
    expect(needed.filter(chunk => !preloaded.includes(`="${chunk}"`))).toEqual([])
  })

function tagsOf(page: string): readonly string[] {
  return readFileSync(join(client, page), 'utf8').match(/<(?:link|script) [^>]*>/g) ?? []
}

function chunksAround({ parentId }: BuiltRoute): readonly string[] {
  const parent = meta.routes.find(route => route.id === parentId)
  return parent === undefined ? [] : [...parent.chunks, ...chunksAround(parent)]
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import type { BuildMeta, BuiltRoute, LatestBuild } from '#platform/builds/buildMeta.ts'

const client = join(import.meta.dirname, '../build/client')
const { id }: LatestBuild = JSON.parse(readFileSync(join(client, 'builds/latest.json'), 'utf8'))
const meta: BuildMeta = JSON.parse(readFileSync(join(client, `builds/meta/${id}.json`), 'utf8'))

/** KiB of these chunks, compressed one by one, as they are served. */
function weightOf(chunks: readonly string[]): number {
  const bytes = chunks.map(chunk => gzipSync(readFileSync(join(client, chunk))).length)
  return bytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** KiB for every route. */
const budget = 40

test('what every page loads weighs at most 200 KiB', () => {
  expect(weightOf(meta.entry)).toBeLessThan(200)
})

for (const route of meta.routes)
  test(`${route.id} adds no more than its budget to what is around it`, () => {
    const around = new Set(chunksAround(route))
    const own = route.chunks.filter(chunk => !around.has(chunk))
    expect(weightOf(own)).toBeLessThan(budget)
  })

test('Firebase weighs at most 165 KiB, and no page waits for it', () => {
  const firebase = readdirSync(join(client, 'assets'))
    .filter(name => /^firebase-[\w-]+\.js$/.test(name))
    .map(name => `/assets/${name}`)
  expect(firebase).toHaveLength(1)
  expect(weightOf(firebase)).toBeLessThan(165)
  const waitedFor = new Set([...meta.entry, ...meta.routes.flatMap(({ chunks }) => chunks)])
  expect(firebase.filter(chunk => waitedFor.has(chunk))).toEqual([])
})

for (const page of ['index.html', 'shells/competition.html', 'shells/competition-bracket.html'])
  test(`${page} is painted before its code is fetched`, () => {
    const code = tagsOf(page).filter(tag => /modulepreload|type="module"/.test(tag))
    expect(code.length).toBeGreaterThan(5)
    expect(code.filter(tag => !tag.includes('fetchpriority="low"'))).toEqual([])
  })

for (const page of [
  'index.html',
  'en/index.html',
  'shells/tournaments.html',
  'shells/competition-bracket.html',
])
  test(`${page} runs the libraries by themselves`, () => {
    const alone = tagsOf(page).filter(tag => /^<script .*async src="\/assets\/libraries-/.test(tag))
    expect(alone).toHaveLength(1)
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
    expect(needed.filter(chunk => !preloaded.includes(` href="${chunk}"`))).toEqual([])
  })

function tagsOf(page: string): readonly string[] {
  return readFileSync(join(client, page), 'utf8').match(/<(?:link|script) [^>]*>/g) ?? []
}

function chunksAround({ parentId }: BuiltRoute): readonly string[] {
  const parent = meta.routes.find(route => route.id === parentId)
  return parent === undefined ? [] : [...parent.chunks, ...chunksAround(parent)]
}

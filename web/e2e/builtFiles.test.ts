import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { languages } from '@upper-bracket/shared/profile/profile'
import { addressIn } from '@upper-bracket/shared/preview/translatedAddresses'
import { prerenderedPages } from '#platform/addresses/translatedPages.ts'
import type { BuildMeta, LatestBuild } from '#platform/builds/buildMeta.ts'
import { type PagePayload, payloadName } from '#platform/builds/pagePayload.ts'
import { payloadIn } from '#platform/builds/payloadScript.ts'

const client = join(import.meta.dirname, '../build/client')
const read = (...path: string[]) => readFileSync(join(client, ...path), 'utf8')
const { id }: LatestBuild = JSON.parse(read('builds/latest.json'))
const meta: BuildMeta = JSON.parse(read(`builds/meta/${id}.json`))

/** A function completes the home page. */
const homeShells: Readonly<Record<string, string>> = { '/': 'shells/home.html', '/en': 'shells/home-en.html' }

const pages = prerenderedPages.flatMap(page =>
  languages.map(language => [addressIn(language, page), language] as const),
)

test('the build says which pages are prerendered', () => {
  expect(meta.prerendered).toHaveLength(12)
  expect(new Set(meta.prerendered)).toEqual(new Set(pages.map(([address]) => address)))
})

for (const [address, language] of pages)
  test(`${address} has a payload of its head and its texts, in its document and as a file`, () => {
    const html = read(homeShells[address] ?? join(address, 'index.html'))
    const payload: PagePayload = JSON.parse(read(address, payloadName))
    expect(payload).toMatchObject({ build: id, language })
    expect(payloadIn(html).payload).toEqual(payload)
    const own = address.includes('auth') ? 'auth' : address.includes('developers') ? 'api' : 'home'
    expect(Object.keys(payload.texts)).toContain(own)
    // The code has it in Russian.
    expect('common' in payload.texts).toBe(language === 'en')
    const { description, canonical, alternates } = payload.head
    expect(html).toContain(`<meta name="description" content="${description}"/>`)
    expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`)
    expect(new URL(canonical).pathname).toBe(address)
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['ru', 'en', 'x-default'])
  })

test('the source map of our own code leads to its sources, and nothing offline keeps it', () => {
  const frame = meta.entry.find(chunk => /\/frame-[\w-]+\.js$/.test(chunk)) ?? ''
  const { sources, mappings }: { sources: string[]; mappings: string } = JSON.parse(read(`${frame}.map`))
  expect(sources.some(source => source.endsWith('/src/app/AppProviders.tsx'))).toBe(true)
  expect(mappings.length).toBeGreaterThan(1000)
  expect(read(frame)).toMatch(/\/\/# sourceMappingURL=frame-[\w-]+\.js\.map$/)
  expect(meta.assets.filter(name => name.endsWith('.map'))).toEqual([])
})

test('the frame of most pages is hidden until the code is there where the page has another layout', () => {
  const shells = [
    'frameless',
    'invite',
    'commentate',
    'competition-overlay',
    'competition-matches',
    'competition-edit',
    'tournaments',
  ]
  const hidden = shells.filter(name =>
    read(`shells/${name}.html`).includes(':has([data-fallback]){visibility:hidden}'),
  )
  expect(hidden).toEqual(['frameless', 'invite', 'commentate', 'competition-overlay'])
  expect(read('shells/frameless.html')).toContain('data-fallback=""')
})

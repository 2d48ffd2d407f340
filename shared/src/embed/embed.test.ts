import { expect, test, vi } from 'vitest'
import { embedPath, readEmbedAddress } from './embedAddress.ts'
import { embedFrame, embedSnippet } from './embedSnippet.ts'
import { type OEmbedRequest, oEmbed, oEmbedDiscovery, readOEmbedRequest } from './oEmbed.ts'

const origin = 'https://upper.example'
const hostile = `'"><script>alert(1)</script>&quot;`

test.each([
  [{ view: 'bracket', theme: 'auto', language: null }, ''],
  [{ view: 'table', theme: 'dark', language: 'en' }, '?lang=en&theme=dark'],
  [{ view: 'agenda', theme: 'light', language: 'ru' }, '?lang=ru&theme=light'],
] as const)('an embed of %j has an address that is read back', (look, query) => {
  const path = embedPath({ competitionId: 'abc', ...look })
  expect(path).toBe(`/embed/competitions/abc/${look.view}${query}`)
  expect(readEmbedAddress(new URL(path, origin))).toEqual({ competitionId: 'abc', ...look })
})

test('unknown parameters of an embed count as absent, and other addresses are none', () => {
  const read = (path: string) => readEmbedAddress(new URL(path, origin))
  expect(read('/embed/competitions/abc/bracket/?lang=de&theme=blue&x=1')).toEqual({
    competitionId: 'abc',
    view: 'bracket',
    theme: 'auto',
    language: null,
  })
  expect(read('/embed/competitions/abc')).toBeNull()
  expect(read('/embed/competitions/abc/edit')).toBeNull()
  expect(read('/competitions/abc/bracket')).toBeNull()
})

const frame = { address: `${origin}/embed/competitions/abc/bracket`, title: 'Cup', width: null, height: 600 }

test('the frame is lazy, fits narrow pages, and no value ends its attribute', () => {
  expect(embedFrame(frame)).toBe(
    `<iframe src="${origin}/embed/competitions/abc/bracket" title="Cup" loading="lazy" width="100%" height="600" style="border:0;max-width:100%;max-height:600px"></iframe>`,
  )
  const html = embedFrame({ ...frame, title: hostile, address: `${origin}/${hostile}`, width: 700 })
  expect(html).toContain('width="700"')
  expect(html.slice(0, -'></iframe>'.length)).not.toMatch(/[<>](?!iframe)|"'|script>/)
  expect(html.match(/"/g)).toHaveLength(12)
})

/** Runs the script of a snippet in a page with these frames, and returns what it listens with. */
function listenerIn(frames: readonly object[]) {
  const [, script = ''] = /<script>(.+)<\/script>/.exec(embedSnippet(frame)) ?? []
  const listen = vi.fn()
  const document = { querySelectorAll: () => frames }
  new Function('addEventListener', 'document', script)(listen, document)
  return (message: object) => listen.mock.calls[0]?.[1](message)
}

test('the script makes the frame that a message comes from as high as it says', () => {
  const frames = [
    { contentWindow: 'one', height: 1 },
    { contentWindow: 'other', height: 1 },
  ]
  const hear = listenerIn(frames)
  const heights = () => frames.map(({ height }) => height)
  const message = { source: 'other', origin, data: { type: 'upper-bracket:resize', height: 420.2 } }
  hear({ ...message, origin: 'https://evil.example' })
  hear({ ...message, source: 'third' })
  for (const data of [null, 'text', { type: 'other', height: 5 }, { ...message.data, height: 'x"' }])
    hear({ ...message, data })
  expect(heights()).toEqual([1, 1])
  hear(message)
  expect(heights()).toEqual([1, 421])
})

const read = (query: Record<string, string>) => readOEmbedRequest(new URLSearchParams(query), origin)
const page = `${origin}/competitions/abc/bracket`
const accepted = (query: Record<string, string>): OEmbedRequest => {
  const request = read(query)
  if (typeof request === 'number') throw new Error(`refused with ${request}`)
  return request
}

test.each([
  ['/competitions/abc', 'bracket'],
  ['/competitions/abc/', 'bracket'],
  ['/competitions/abc/about', 'bracket'],
  ['/competitions/abc/bracket?match=main-1-1', 'bracket'],
  ['/competitions/abc/schedule', 'agenda'],
  ['/competitions/abc/matches/main-1-1', 'agenda'],
  ['/embed/competitions/abc/table?lang=en', 'table'],
])('%s is embedded as the %s', (path, view) => {
  expect(accepted({ url: `${origin}${path}` }).embed).toMatchObject({ competitionId: 'abc', view })
})

test.each([
  [{}, 400],
  [{ url: page, maxwidth: '0' }, 400],
  [{ url: page, maxheight: '1e9' }, 400],
  [{ url: page, format: 'xml' }, 501],
  [{ url: 'bracket' }, 404],
  [{ url: 'javascript:alert(1)' }, 404],
  [{ url: 'http://upper.example/competitions/abc' }, 404],
  [{ url: 'https://upper.example.evil.example/competitions/abc' }, 404],
  [{ url: 'https://upper.example@evil.example/competitions/abc' }, 404],
  [{ url: `${origin}/` }, 404],
  [{ url: `${origin}/competitions/new` }, 404],
  [{ url: `${origin}/competitions/abc/people` }, 404],
  [{ url: `${origin}/competitions/${hostile}/bracket` }, 404],
  [{ url: `${origin}/competitions/__id__` }, 404],
  [{ url: `${origin}/invite/abc` }, 404],
])('a request of %j is refused with %i', (query, status) => {
  expect(read(query as Record<string, string>)).toBe(status)
})

test('the response has every field of its type, and fits into what was asked for', () => {
  expect(oEmbed(accepted({ url: page, format: 'json' }), 'Cup', origin)).toEqual({
    type: 'rich',
    version: '1.0',
    title: 'Cup · Upper Bracket',
    provider_name: 'Upper Bracket',
    provider_url: origin,
    cache_age: 3600,
    html: embedFrame({ ...frame, title: 'Cup · Upper Bracket', width: 800 }),
    width: 800,
    height: 600,
  })
  const small = oEmbed(accepted({ url: page, maxwidth: '320', maxheight: '240' }), hostile, origin)
  expect(small).toMatchObject({ width: 320, height: 240 })
  expect(small.html).toContain('width="320" height="240"')
  expect(small.html).not.toContain('<script')
})

test('public pages of a competition name their response, whatever its name is', () => {
  const tag = oEmbedDiscovery(new URL(`${page}?team=x`), hostile)
  expect(tag).toContain(`href="${origin}/api/oembed?url=${encodeURIComponent(page)}"`)
  expect(tag.match(/[<>]/g)).toHaveLength(2)
  expect(oEmbedDiscovery(new URL(`${origin}/competitions/abc/edit`), 'Cup')).toBe('')
})

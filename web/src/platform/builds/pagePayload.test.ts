import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pagePayload } from './pagePayload.ts'

const server = { asked: [] as string[], answer: () => Response.json({ build: 'b1', texts: {} }) }
let build = 0

beforeEach(() => {
  // Each test has a build of its own: payloads are remembered.
  build += 1
  vi.stubGlobal('document', { querySelector: () => ({ content: `b${build}` }) })
  server.asked = []
  server.answer = () => Response.json({ build: `b${build}`, texts: { home: { title: 'Home' } } })
  vi.stubGlobal('fetch', async (address: string) => {
    server.asked.push(address)
    return server.answer()
  })
})
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['/', 'ru', '/_payload.json'],
  ['/', 'en', '/en/_payload.json'],
  ['/en', 'ru', '/_payload.json'],
  ['/auth/signin', 'ru', '/auth/signin/_payload.json'],
  ['/auth/signin/', 'en', '/en/auth/signin/_payload.json'],
] as const)(
  'the payload of %s in %s is asked for with the id of the build, once',
  async (pathname, language, file) => {
    const payloads = await Promise.all([pagePayload(pathname, language), pagePayload(pathname, language)])
    expect(payloads.map(payload => payload?.texts['home']?.['title'])).toEqual(['Home', 'Home'])
    expect(server.asked).toEqual([`${file}?b${build}`])
  },
)

it.each(['/tournaments', '/competitions/abc', '/auth/action', '/en/competitions'])(
  '%s, which is not prerendered, has none',
  async pathname => {
    expect(await pagePayload(pathname, 'ru')).toBeNull()
    expect(server.asked).toEqual([])
  },
)

it.each([
  ['of another build', () => Response.json({ build: 'newer', texts: {} })],
  ['gone', () => new Response('Not found', { status: 404 })],
  ['a page instead', () => new Response('<html>')],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch')) as never],
])('a payload that is %s is none, and asked for again the next time', async (_, answer) => {
  server.answer = answer
  expect(await pagePayload('/', 'ru')).toBeNull()
  expect(await pagePayload('/', 'ru')).toBeNull()
  expect(server.asked).toHaveLength(2)
})

it('in development, where there is no build, nothing is asked for', async () => {
  vi.stubGlobal('document', { querySelector: () => null })
  expect(await pagePayload('/', 'ru')).toBeNull()
  expect(server.asked).toEqual([])
})

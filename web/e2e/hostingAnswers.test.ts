import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { origin } from './support/origin.ts'

const ports = emulatorPorts(Number(new URL(origin).port))

/** Headers of every response; `/api` sends no referrer at all. */
const protections = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringMatching(/^default-src 'self'; script-src 'self' /),
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

/** The addresses of those files whose names the build makes. */
async function builtFiles(): Promise<Readonly<Record<string, string>>> {
  const named = (text: string, ending: string) =>
    new RegExp(`/assets/[\\w.-]+\\.${ending}`).exec(text)?.[0] ?? ''
  const page = await (await fetch(origin)).text()
  return { 'a chunk': named(page, 'js'), 'a font': named(page, 'woff2') }
}

for (const [named, status, type] of [
  ['/', 200, 'text/html'],
  ['/auth/signup', 200, 'text/html'],
  ['/en', 200, 'text/html'],
  ['/en/auth/signin', 200, 'text/html'],
  ['/en/competitions/abc', 404, 'text/html'],
  ['/competitions/new', 200, 'text/html'],
  ['/competitions/import', 200, 'text/html'],
  ['/competitions/abc/edit', 404, 'text/html'],
  ['/competitions/abc/people', 404, 'text/html'],
  ['/competitions/abc/overlay', 404, 'text/html'],
  ['/competitions/abc/matches/zzz', 404, 'text/html'],
  ['/invite/abc', 404, 'text/html'],
  ['/invite/abcdefghijklmnopqrstuv', 404, 'text/html'],
  ['/commentate/abc/def', 404, 'text/html'],
  ['/auth/google/return', 404, 'text/html'],
  ['/competitions/abc', 404, 'text/html'],
  ['/competitions/abc/bracket', 404, 'text/html'],
  ['/api/competitions/abc/snapshot', 404, ''],
  ['/api/oembed', 400, ''],
  ['/shells/embed', 200, 'text/html'],
  ['/tournaments/', 200, 'text/html'],
  ['/terms', 200, 'text/html'],
  ['/en/terms/', 200, 'text/html'],
  ['/en/nothing', 404, 'text/html'],
  ['/api/operator/terms/ru', 200, 'application/json'],
  ['/api/operator/nothing/ru', 404, ''],
  ['a chunk', 200, 'javascript'],
  ['a font', 200, 'font/woff2'],
  ['/service-worker.js', 200, 'javascript'],
  ['/avatars/avatar0.svg', 200, 'image/svg+xml'],
  ['/favicon.svg', 200, 'image/svg+xml'],
  ['/favicon.ico', 200, 'image/'],
  ['/icon-192.png', 200, 'image/png'],
  ['/icon-512.png', 200, 'image/png'],
  ['/preview-ru.png', 200, 'image/png'],
  ['/preview-en.png', 200, 'image/png'],
  ['/icon-maskable-512.png', 200, 'image/png'],
  ['/apple-touch-icon.png', 200, 'image/png'],
  ['/manifest.webmanifest', 200, 'application/manifest+json'],
  ['/robots.txt', 200, 'text/plain'],
  ['/sitemap.xml', 200, 'application/xml'],
  ['/__/firebase/init.json', 200, 'application/json'],
  ['/no/such/page', 404, 'text/html'],
  ['/competitions/abc/no-such-tab', 404, 'text/html'],
  ['/no-such.png', 404, 'text/html'],
  ['/competitions/abc.png', 404, 'text/html'],
  ['/assets/no-such.js', 404, 'text/html'],
  ['/assets/no-such', 404, 'text/html'],
  ['/_payload.json', 200, 'application/json'],
  ['/en/auth/signin/_payload.json?build', 200, 'application/json'],
  ['/builds/latest.json', 200, 'application/json'],
  ['/builds/no-such', 404, 'text/html'],
  ['/api/no-such', 404, 'text/html'],
  ['/.well-known/no-such', 404, 'text/html'],
] as const)
  test(`${named} returns ${status}, as ${type}, with protective headers`, async () => {
    const path = named.startsWith('/') ? named : ((await builtFiles())[named] ?? '')
    const response = await fetch(`${origin}${path}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type') ?? '').toContain(type)
    const expected = path.startsWith('/api/')
      ? { ...protections, 'referrer-policy': 'no-referrer' }
      : protections
    expect(Object.fromEntries(response.headers)).toMatchObject(expected)
    if (type === 'text/html') expect(forbiddenScripts(response.headers, await response.text())).toEqual([])
  })

/** The beginnings of those inline scripts of a page that its content policy does not let run. */
function forbiddenScripts(headers: Headers, html: string): readonly string[] {
  const allowed = directives(headers)['script-src'] ?? ''
  return [
    ...html.matchAll(/<script(?![^>]* (?:src=|type="application\/json"))[^>]*>([\s\S]+?)<\/script>/g),
  ].flatMap(([, code = '']) =>
    allowed.includes(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
      ? []
      : [code.slice(0, 80)],
  )
}

function directives(headers: Headers): Readonly<Record<string, string>> {
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  return Object.fromEntries(policy.map(each => [each.replace(/ .*/, ''), each.replace(/^\S+ /, '')]))
}

test('the content policy allows no foreign or inline script, no frame around the page and no form to elsewhere', async () => {
  const policy = directives((await fetch(origin)).headers)
  expect(policy['script-src']?.replaceAll(/ 'sha256-[^']+'/g, '')).toBe(
    "'self' https://apis.google.com https://www.googletagmanager.com",
  )
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default own-markup firebase-js-sdk-policy gapi#gapi goog#html',
    // Two players, and the frames with which Firebase signs people in, deployed and in the emulator.
    'frame-src':
      "'self' https://player.twitch.tv https://www.youtube-nocookie.com https://*.firebaseapp.com http://127.0.0.1:* http://localhost:*",
  })
})

test('an embed has the same protections, but other sites may frame it', async () => {
  const response = await fetch(`${origin}/embed/competitions/abc/bracket`)
  expect(response.status).toBe(404)
  const { 'x-frame-options': _, ...others } = protections
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...others,
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors \*;/),
    'cache-control': 'public, max-age=0, s-maxage=5',
  })
  expect(response.headers.get('x-frame-options')).toBeNull()
  expect(forbiddenScripts(response.headers, await response.text())).toEqual([])
})

test('the return from a provider keeps its window, which has been elsewhere', async () => {
  const returned = await fetch(`${origin}/auth/discord/return`)
  expect(returned.status).toBe(200)
  expect(returned.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
})

test('responses of functions through Hosting are protected, too', async () => {
  const response = await fetch(`${origin}/api/auth/nobody`, { redirect: 'manual' })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...protections,
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
    'cache-control': expect.stringContaining('no-store'),
  })
})

test('redirects are protected, too', async () => {
  for (const path of ['/auth/signin/', '/auth/signin/index.html']) {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
    expect(response.status).toBe(301)
    expect(Object.fromEntries(response.headers)).toMatchObject(protections)
  }
})

const long = 'x'.repeat(9000)
const odd = [
  'GET // HTTP/1.1\r\nHost: a',
  'GET /// HTTP/1.1\r\nHost: a',
  'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: a',
  'GET / HTTP/1.1\r\nHost: ]',
  'GET / HTTP/1.1',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b',
  'GET /% HTTP/1.1\r\nHost: a',
  'GET /%c0%af HTTP/1.1\r\nHost: a',
  'GET /%00 HTTP/1.1\r\nHost: a',
  'GET /..%2f..%2fpackage.json HTTP/1.1\r\nHost: a',
  `GET /${long} HTTP/1.1\r\nHost: a`,
  `GET /${long}${long} HTTP/1.1\r\nHost: a`,
  `GET / HTTP/1.1\r\nHost: a\r\nCookie: __session=${long}`,
  'GET http://evil.example/ HTTP/1.1\r\nHost: a',
  'GET / HTTP/1.0',
  'OPTIONS * HTTP/1.1\r\nHost: a',
  'CONNECT a:443 HTTP/1.1\r\nHost: a',
  'TRACE / HTTP/1.1\r\nHost: a',
  'PROPFIND /api/auth/discord HTTP/1.1\r\nHost: a',
  'POST /api/auth/discord/return HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Type: application/json\r\n\r\n{"a":',
  'GET /api/auth/%2f%2f HTTP/1.1\r\nHost: a',
  'GET /__/firebase/init.json?%% HTTP/1.1\r\nHost: a',
  'GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: \u0001',
  'GET / HTTP/1.1\r\nHost: a\r\nIf-Modified-Since: never\r\nRange: bytes=9-1',
  'POST /functions/projects/demo-upper-bracket/trigger_multicast HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n{',
  'POST /functions/projects/demo-upper-bracket/triggers/%zz HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n{',
  'POST /demo-upper-bracket/europe-west1/teams HTTP/1.1\r\nHost: ]\r\nContent-Length: 1\r\n\r\n{',
  'GET /demo-upper-bracket/europe-west1/constructor HTTP/1.1\r\nHost: a',
  'POST /v0/b/%/o HTTP/1.1\r\nHost: a\r\nContent-Length: 0',
  '\u0016\u0003\u0001',
]

for (const [server, port] of [
  ['Hosting', ports.hosting],
  ['the functions', ports.functions],
  ['Auth', ports.auth],
  ['Storage', ports.storage],
  ['the hub', ports.hub],
  ['the stand-ins', ports.fakes],
  ['the inbox', ports.inbox],
] as const)
  test(`malformed requests do not take down ${server}`, async () => {
    await Promise.all(odd.map(request => sent(port, request)))
    expect(await sent(port, 'GET / HTTP/1.1\r\nHost: 127.0.0.1')).toMatch(/^HTTP\/1.1 \d/)
    expect((await fetch(origin)).status).toBe(200)
  })

/** The beginning of the response; empty if none comes within three seconds. */
async function sent(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('error', () => undefined)
  socket.on('data', piece => {
    answer += piece
    socket.end()
  })
  socket.write(head.includes('\r\n\r\n') ? head : `${head}\r\nConnection: close\r\n\r\n`)
  socket.setTimeout(3000, () => socket.destroy())
  await once(socket, 'close')
  return answer
}

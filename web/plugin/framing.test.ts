import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { root } from '../../scripts/folders.ts'

const header = z.object({ key: z.string(), value: z.string() })
const rule = z.object({ regex: z.string().optional(), headers: z.array(header) })
const rewrite = z.object({ regex: z.string().optional() })
const configuration = z.object({
  hosting: z.object({ headers: z.array(rule), rewrites: z.array(rewrite) }),
})
const { headers: rules, rewrites } = configuration.parse(
  JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')),
).hosting

/** The headers of an address about framing: of several rules that match, the last one counts. */
function framingOf(path: string) {
  const matching = rules.filter(({ regex }) => regex !== undefined && new RegExp(regex, 'u').test(path))
  const last = (name: string) =>
    matching.flatMap(({ headers }) => headers.filter(({ key }) => key === name)).at(-1)?.value
  const ancestors = /frame-ancestors ([^;]+)/.exec(last('Content-Security-Policy') ?? '')?.[1]
  return { ancestors, options: last('X-Frame-Options') }
}

test.each([
  '/embed/competitions/Qj0_-abcdefghijklmno/bracket',
  '/embed/competitions/abc/table',
  '/embed/competitions/abc/agenda',
  '/embed/competitions/abc/agenda/',
])('other sites may frame %s', path => {
  expect(framingOf(path)).toEqual({ ancestors: '*', options: undefined })
})

test.each([
  '/',
  '/e',
  '/em',
  '/emb',
  '/embe',
  '/embed',
  '/embedded',
  '/en',
  '/en/auth/signin',
  '/profile',
  '/competitions/abc/bracket',
  '/competitions/embed/bracket',
  '/api/competitions/abc/snapshot',
  '/api/oembed',
  '/shells/embed',
  '/shells/embed.html',
  '/assets/embed-abc.js',
  '/Embed/competitions/abc/bracket',
])('nobody may frame %s', path => {
  expect(framingOf(path)).toEqual({ ancestors: "'none'", options: 'DENY' })
})

test.each([
  '/embed/',
  '/embed/competitions/abc',
  '/embed/competitions/abc/edit',
  '/embed/competitions/abc/bracket/x',
  '/embed/competitions/../../profile/bracket',
  '/embed/competitions/%2e%2e%2fprofile/bracket',
  '/embed/competitions/a.b/bracket',
])('nobody may frame %s, which is no embed', path => {
  expect(framingOf(path).ancestors).toBe("'none'")
})

test('what may be framed is what is served as an embed', () => {
  const served = rewrites.filter(({ regex }) => regex?.startsWith('^/embed/'))
  const framed = rules.filter(({ headers }) =>
    headers.some(({ value }) => value.includes('frame-ancestors *')),
  )
  expect(served.map(({ regex }) => regex)).toEqual(framed.map(({ regex }) => regex))
  expect(served).toHaveLength(1)
})

test('an embed may load only our own files, and create no markup or scripts from text', () => {
  const policy = rules
    .flatMap(({ headers }) => headers)
    .find(({ value }) => value.includes('frame-ancestors *'))
  expect(policy?.value.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    'frame-ancestors *',
    "img-src 'self'",
    "require-trusted-types-for 'script'",
    "script-src 'self'",
    "style-src 'self'",
    "trusted-types 'none'",
  ])
})

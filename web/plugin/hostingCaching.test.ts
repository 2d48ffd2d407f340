import { readFile } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { root } from '../../scripts/folders.ts'

const header = z.object({ key: z.string(), value: z.string() })
const rule = z.object({ source: z.string(), regex: z.string(), headers: z.array(header) }).partial()
const configuration = z.object({ hosting: z.object({ headers: z.array(rule) }) })
const { headers: rules } = configuration.parse(
  JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')),
).hosting

/** What Hosting says about the caching of an address; undefined where it leaves that to the function. */
function cachingOf(path: string): string | undefined {
  const matching = rules.filter(({ source, regex }) =>
    source === undefined ? new RegExp(regex ?? '').test(path) : matchesGlob(path, source),
  )
  const said = matching.flatMap(({ headers = [] }) => headers.filter(({ key }) => key === 'Cache-Control'))
  return said.at(-1)?.value
}

test.each([
  '/',
  '/en',
  '/competitions/abc',
  '/competitions/abc/teams',
  '/competitions/abc/edit',
  '/competitions/abc/matches/main-1-1',
  '/organizers/wolf-cups',
  '/api/organizers/wolf-cups',
  '/invite/abcdefghijklmnopqrstuv',
  '/commentate/abc/def',
  '/embed/competitions/abc/bracket',
  '/api/competitions/abc/snapshot',
  '/api/competitions/abc/preview-ru.png',
  '/api/competitions/abc/matches/main-1-1/preview-ru.png',
  '/api/competitions/abc/calendar.ics',
  '/api/calendars/abc.ics',
  '/api/auth/discord',
  '/api/errors',
  '/api/oembed',
])('the function that serves %s says how it is cached, so that its errors are not', path => {
  expect(cachingOf(path)).toBeUndefined()
})

test.each([
  '/tournaments',
  '/tournaments/player',
  '/profile',
  '/profile/organizer',
  '/e',
  '/enter',
  '/en/auth/signin',
  '/auth/email/reset',
  '/auth/discord/return',
  '/competitions/new',
  '/service-worker.js',
])('%s is asked for each time', path => {
  expect(cachingOf(path)).toBe('no-cache')
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { root } from '../../scripts/folders.ts'
import reactRouterConfig from '../react-router.config.ts'
import routes from '../src/app/routes.ts'
import { functionProxies } from './functionProxies.ts'

/** The fallback page as it is, for one address, or with the head that a function gives it. */
const page = z.union([
  z.object({
    regex: z.string(),
    destination: z.literal(['/__spa-fallback.html', '/shells/frameless.html']),
  }),
  z.object({ regex: z.string(), function: z.looseObject({ functionId: z.literal('competitionPage') }) }),
])
const endpoint = z.object({ source: z.string().startsWith('/api/'), function: z.looseObject({}) })
const hosting = z.object({ hosting: z.object({ rewrites: z.array(z.union([page, endpoint])) }) })

const rewritesOf = async () =>
  hosting.parse(JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'))).hosting.rewrites

/** Every address of the app that Hosting has no file for leads to a page, and nothing else does: 404. */
test('Hosting and the app know the same addresses', async () => {
  const known = (await rewritesOf()).flatMap(each =>
    'regex' in each && !each.regex.startsWith('^/embed/') ? [each.regex] : [],
  )
  const wanted = pathsOf(routes)
    .filter(
      path =>
        path === home || (path !== '*' && !reactRouterConfig.prerender.includes(path.replace('/en?', '/en'))),
    )
    .map(regexOf)
  expect([...known].sort()).toEqual([...new Set(wanted)].sort())
})

test('what may not exist is served by the function that knows, and each other page with its own layout', async () => {
  const framed = pathsOf(routes.filter(({ file }) => file === 'layouts/DefaultLayout.tsx'))
  for (const path of pathsOf(routes)) {
    const rewrite = (await rewritesOf()).find(each => 'regex' in each && each.regex === regexOf(path))
    if (rewrite === undefined) continue
    if (
      path === home ||
      /^\/(tournaments$|en\?\/:operatorPage$|(competitions|organizers|invite|commentate)\/:)/.test(path)
    )
      expect(rewrite, path).toHaveProperty('function')
    else
      expect(rewrite, path).toMatchObject({
        destination: framed.includes(path) ? '/__spa-fallback.html' : '/shells/frameless.html',
      })
  }
})

/** Prerendered, but completed by the function with the public list. */
const home = '/en?'

/** Parameters that only certain values fit; the page itself answers 404 to others. */
const values: Readonly<Record<string, string>> = {
  ':provider': '(?:discord|steam)',
  ':operatorPage': '(?:terms|privacy|imprint)',
}

function regexOf(path: string): string {
  if (path === home) return '^/(?:en/?)?$'
  return `^${path.replace('/en?', '(?:/en)?').replaceAll(/:\w+/g, name => values[name] ?? '[^/.]+')}/?$`
}

const calling = z.object({ function: z.object({ functionId: z.string(), region: z.string() }) })

test('every rewrite to a function leads to one that is deployed, where it runs', async () => {
  const rewrites = await rewritesOf()
  const source = await readFile(join(root, 'functions/src/index.ts'), 'utf8')
  const deployed = [...source.matchAll(/^export \{ (.+) \} from/gm)].flatMap(([, list = '']) =>
    list.split(', '),
  )
  const called = rewrites.flatMap(each => calling.safeParse(each).data?.function ?? [])
  expect(called.length).toBeGreaterThan(0)
  expect(called.filter(({ functionId }) => !deployed.includes(functionId))).toEqual([])
  expect(new Set(called.map(({ region }) => region))).toEqual(new Set([functionsRegion]))
})

test.each([
  ['/api/auth/discord?next=%2F', 'signIn'],
  ['/api/telegram', 'telegramWebhook'],
  ['/api/unsubscribe?token=a', 'unsubscribe'],
  ['/api/errors', 'browserErrors'],
  ['/api/v1/competitions/abc/actions/startMatch', 'apiActions'],
  ['/api/oembed?url=https%3A%2F%2Fexample.org', 'oEmbed'],
  ['/api/competitions', 'competitionList'],
  ['/api/competitions?q=cup&when=running', 'competitionList'],
  ['/api/organizers/wolf-cups?after=abc', 'competitionList'],
  ['/api/operator/terms/ru', 'operatorPage'],
  ['/api/competitions/abc/snapshot', 'competitionSnapshot'],
  ['/api/competitions/abc/file', 'competitionFile'],
  ['/api/competitions/abc/pictures/teamLogo/wolves/3-small', 'competitionPicture'],
  ['/api/competitions/abc/preview-ru.png', 'competitionPreview'],
  ['/api/competitions/abc/matches/main-1-1/preview-en.png', 'competitionPreview'],
  ['/api/competitions/abc/calendar.ics', 'calendarFeed'],
  ['/api/competitions/abc/teams/red/calendar.ics', 'calendarFeed'],
  ['/api/calendars/abc.ics', 'calendarFeed'],
  ['/api/competitions/abc', undefined],
  ['/competitions/abc', undefined],
])('the development server has %s answered by %s, as Hosting does', async (address, functionId) => {
  const proxies = functionProxies(await readFile(join(root, 'firebase.json'), 'utf8'), 5000)
  const [, proxy] = Object.entries(proxies).find(([pattern]) => new RegExp(pattern).test(address)) ?? []
  expect(proxy?.rewrite?.(address)).toEqual(
    functionId && `/demo-upper-bracket/${functionsRegion}/${functionId}${address}`,
  )
})

interface Entry {
  readonly path?: string
  readonly children?: readonly Entry[]
}

function pathsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsOf(children),
  ])
}

import { earlyPlace } from '@upper-bracket/shared/earlyPage/earlyPage'
import type { BuiltRoute } from '../src/platform/builds/buildMeta.ts'
import { type ChunkManifest, chunksOf, modulePreload, withCodeLast } from './chunkManifest.ts'
import { withLargeChunksFirst } from './pageScripts.ts'

/** A list is replaced once the session is known. */
const sessionChunk = 'auth'
const competition = '/competitions/:competitionId'
/** The layout of every page with the site's header and footer. */
const frame = 'layouts/DefaultLayout'
/** The layout of every page with a competition's header and tabs. */
const competitionFrame = '../features/competition/page/CompetitionPage'
const desk = '../features/broadcast/desk/DeskPage'

/**
 * Builds copies of the fallback page for single addresses, by name, that preload the chunks of their routes. Otherwise
 * the browser would discover these late and level by level. Pages in `frameless`, and other pages with another layout,
 * hide the frame of the fallback page. `firebase.json` and the function that serves competitions' pages refer to the
 * names.
 */
export function shells(
  fallback: string,
  routes: readonly BuiltRoute[],
  manifest: ChunkManifest,
  fonts: Fonts,
): ReadonlyMap<string, string> {
  return new Map(
    shellsOf(routes, manifest).map(({ name, chunks, later = [], isEarly, waitsFor = [], isFrameless }) => {
      // The fallback page already preloads the chunks of every page.
      const isNew = (chunk: string) => !fallback.includes(chunk)
      const tags = [
        ...chunks.filter(isNew).map(chunk => modulePreload(chunk)),
        ...later.filter(isNew).map(chunk => modulePreload(chunk, 'low')),
        ...(isFrameless ? [withoutFrame] : []),
      ]
      const preloads = waitsFor.flatMap(use => fonts[use]).join('')
      const preloaded = fallback.replace('<style id="fonts"', `${preloads}$&`)
      const styled = waitsFor.includes('texts') ? withFontsInTime(preloaded) : preloaded
      const page = withLargeChunksFirst(styled.replace('</head>', `${[...new Set(tags)].join('')}</head>`))
      // Styles and fonts come before the code.
      return [name, isEarly ? withCodeLast(page).replace('</body>', `${earlyPlace}</body>`) : page]
    }),
  )
}

/** The tags that preload fonts. */
type Fonts = Readonly<Record<'titles' | 'texts', readonly string[]>>

/**
 * Returns the tags that preload the fonts of titles and of texts. A font that came after the styles would break a long
 * title or text elsewhere than the device's font, and what is below would move.
 */
export function fontsOf(assets: readonly string[]): Fonts {
  return {
    titles: preloadsOf(assets, /^unbounded-(?:letters|russian|signs)-[\w-]{8}\.woff2$/, 3),
    texts: preloadsOf(assets, /^onest-(?:latin|russian)-[\w-]{8}\.woff2$/, 2),
  }
}

function preloadsOf(assets: readonly string[], names: RegExp, count: number): readonly string[] {
  const fonts = assets.filter(name => names.test(name))
  if (fonts.length !== count) throw new Error(`Vite has made other fonts: ${fonts.join(', ')}`)
  return fonts.map(
    name => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/${name}"/>`,
  )
}

/** A page of text keeps the device's font if its own comes late, because any line of it could break elsewhere. */
function withFontsInTime(page: string): string {
  return page.replaceAll('font-display:swap', 'font-display:optional')
}

interface Shell {
  readonly name: string
  /** Addresses. */
  readonly chunks: readonly string[]
  /** The chunks that are needed only after the page is drawn. */
  readonly later?: readonly string[]
  /** Whether a function completes it with an early page. */
  readonly isEarly: boolean
  /** The fonts of what the early page begins with, where that has any length. */
  readonly waitsFor?: readonly (keyof Fonts)[]
  readonly isFrameless: boolean
}

/** Hides `HydrateFallback` with its frame. */
const withoutFrame = '<style>body>:has([data-fallback]){visibility:hidden}</style>'

function shellsOf(routes: readonly BuiltRoute[], manifest: ChunkManifest): readonly Shell[] {
  const tabs = new Set(routes.flatMap(({ path }) => (path?.startsWith(competition) ? [path] : [])))
  return [
    { name: 'frameless', chunks: [], isEarly: false, isFrameless: true },
    {
      name: 'invite',
      chunks: chunksAt('/invite/:invitationId', routes),
      isEarly: true,
      isFrameless: true,
    },
    {
      name: 'commentate',
      chunks: chunksAt('/commentate/:competitionId/:requestId', routes),
      isEarly: true,
      isFrameless: true,
    },
    {
      name: 'organizers',
      chunks: chunksAt('/organizers/:address', routes),
      isEarly: true,
      isFrameless: false,
    },
    {
      name: 'operator',
      chunks: chunksAt('/en?/:operatorPage', routes),
      isEarly: true,
      waitsFor: ['titles', 'texts'],
      isFrameless: false,
    },
    {
      name: 'tournaments',
      chunks: chunksAt('/tournaments', routes),
      later: chunksOf(sessionChunk, manifest),
      isEarly: true,
      isFrameless: false,
    },
    ...[...tabs].map(path => ({
      name: `competition${path.slice(competition.length).replace(/\/:.*/, '').replace('/', '-')}`,
      chunks: chunksAt(path, routes),
      isEarly: [competitionFrame, desk].some(id => isWithin(id, path, routes)),
      waitsFor: isWithin(competitionFrame, path, routes) ? (['titles'] as const) : [],
      isFrameless: !isWithin(frame, path, routes),
    })),
  ]
}

function chunksAt(path: string, routes: readonly BuiltRoute[]): readonly string[] {
  return routesAt(path, routes).flatMap(({ chunks }) => chunks)
}

function isWithin(id: string, path: string, routes: readonly BuiltRoute[]): boolean {
  return routesAt(path, routes).some(route => route.id === id)
}

/** Returns the routes of an address and their parents. */
function routesAt(path: string, routes: readonly BuiltRoute[]): readonly BuiltRoute[] {
  const withParents = (route: BuiltRoute): readonly BuiltRoute[] => {
    const parent = routes.find(({ id }) => id === route.parentId)
    return parent === undefined ? [route] : [route, ...withParents(parent)]
  }
  return routes.filter(route => route.path === path).flatMap(withParents)
}

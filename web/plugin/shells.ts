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
  fonts: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    shellsOf(routes, manifest).map(({ name, chunks, later = [], isEarly, isTitled = false, isFrameless }) => {
      // The fallback page already preloads the chunks of every page.
      const isNew = (chunk: string) => !fallback.includes(chunk)
      const tags = [
        ...chunks.filter(isNew).map(chunk => modulePreload(chunk)),
        ...later.filter(isNew).map(chunk => modulePreload(chunk, 'low')),
        ...(isFrameless ? [withoutFrame] : []),
      ]
      const styled = isTitled ? fallback.replace('<style id="fonts"', `${fonts.join('')}$&`) : fallback
      const page = withLargeChunksFirst(styled.replace('</head>', `${[...new Set(tags)].join('')}</head>`))
      // Styles and fonts come before the code.
      return [name, isEarly ? withCodeLast(page).replace('</body>', `${earlyPlace}</body>`) : page]
    }),
  )
}

/**
 * Returns the tags that preload the fonts of titles. A font that came after the styles would break a long title
 * elsewhere than the device's font, and what is below would move.
 */
export function titleFonts(assets: readonly string[]): readonly string[] {
  const fonts = assets.filter(name => /^unbounded-(?:letters|russian|signs)-[\w-]+\.woff2$/.test(name))
  if (fonts.length !== 3) throw new Error(`Vite has made other fonts of titles: ${fonts.join(', ')}`)
  return fonts.map(
    name => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/${name}"/>`,
  )
}

interface Shell {
  readonly name: string
  /** Addresses. */
  readonly chunks: readonly string[]
  /** The chunks that are needed only after the page is drawn. */
  readonly later?: readonly string[]
  /** Whether a function completes it with an early page. */
  readonly isEarly: boolean
  /** Whether the early page begins with a title of any length. */
  readonly isTitled?: boolean
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
      chunks: chunksAt('/:operatorPage', routes),
      isEarly: true,
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
      isTitled: isWithin(competitionFrame, path, routes),
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

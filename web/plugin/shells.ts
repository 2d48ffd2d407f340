import { earlyPlace } from '@upper-bracket/shared/earlyPage/earlyPage'
import type { BuiltRoute } from '../src/platform/builds/buildMeta.ts'
import { type ChunkManifest, chunksOf, modulePreload, withCodeLast } from './chunkManifest.ts'
import { earlyList } from './earlyList.ts'

/** Without who is signed in, a list shows nothing. */
const sessionSource = 'src/platform/firebase/auth.ts'
const competition = '/competitions/:competitionId'
/** Around every page with the header and the footer of the site. */
const frame = 'layouts/DefaultLayout'
/** Around every page with the head and the tabs of a competition. */
const competitionFrame = '../features/competition/page/CompetitionPage'

/**
 * The fallback page for one address each, by name, which names the chunks of its routes. From running code, the browser
 * would learn of them late and one level after the other. In `frameless`, and wherever else the page has another layout
 * than most, nothing is seen of the fallback's frame. `firebase.json` and the function that serves competitions' pages
 * know the names.
 */
export function shells(
  fallback: string,
  routes: readonly BuiltRoute[],
  manifest: ChunkManifest,
): ReadonlyMap<string, string> {
  return new Map(
    shellsOf(routes, manifest).map(({ name, chunks, later = [], early, isFrameless }) => {
      // What every page loads is named already.
      const isNew = (chunk: string) => !fallback.includes(chunk)
      const tags = [
        ...chunks.filter(isNew).map(chunk => modulePreload(chunk)),
        ...later.filter(isNew).map(chunk => modulePreload(chunk, 'low')),
        ...(isFrameless ? [withoutFrame] : []),
      ]
      const page = fallback.replace('</head>', `${[...new Set(tags)].join('')}</head>`)
      return [name, beginningWith(early, page)]
    }),
  )
}

interface Shell {
  readonly name: string
  /** Addresses. */
  readonly chunks: readonly string[]
  /** Those that are needed only once the page is drawn. */
  readonly later?: readonly string[]
  /** What is read first, or the place where a function puts it; null where nothing is to be seen before the code runs. */
  readonly early: string | null
  readonly isFrameless: boolean
}

/** Hides what `HydrateFallback` shows. */
const withoutFrame = '<style>[data-fallback]{visibility:hidden}</style>'

/** It can be seen before its code runs: style and fonts come first. */
function beginningWith(early: string | null, page: string): string {
  if (early === null) return page
  return withCodeLast(page).replace('</body>', `${early}</body>`)
}

function shellsOf(routes: readonly BuiltRoute[], manifest: ChunkManifest): readonly Shell[] {
  const tabs = new Set(routes.flatMap(({ path }) => (path?.startsWith(competition) ? [path] : [])))
  return [
    { name: 'frameless', chunks: [], early: null, isFrameless: true },
    { name: 'invite', chunks: chunksAt('/invite/:invitationId', routes), early: null, isFrameless: true },
    {
      name: 'commentate',
      chunks: chunksAt('/commentate/:competitionId/:requestId', routes),
      early: null,
      isFrameless: true,
    },
    {
      name: 'tournaments',
      chunks: chunksAt('/tournaments', routes),
      later: chunksOf(sessionSource, manifest),
      early: earlyList(),
      isFrameless: false,
    },
    ...[...tabs].map(path => ({
      name: `competition${path.slice(competition.length).replace(/\/:.*/, '').replace('/', '-')}`,
      chunks: chunksAt(path, routes),
      early: isWithin(competitionFrame, path, routes) ? earlyPlace : null,
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

/** The routes of an address, and those around them. */
function routesAt(path: string, routes: readonly BuiltRoute[]): readonly BuiltRoute[] {
  const withParents = (route: BuiltRoute): readonly BuiltRoute[] => {
    const parent = routes.find(({ id }) => id === route.parentId)
    return parent === undefined ? [route] : [route, ...withParents(parent)]
  }
  return routes.filter(route => route.path === path).flatMap(withParents)
}

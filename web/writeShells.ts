import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { earlyPlace } from '@upper-bracket/shared/earlyPage/earlyPage'
import {
  type ChunkManifest,
  chunksOf,
  modulePreload,
  readChunkManifest,
  withCodeLast,
} from './chunkManifest.ts'
import { earlyList } from './earlyList.ts'
import type { BuildMeta, BuiltRoute, LatestBuild } from './src/platform/builds/buildMeta.ts'

/** Without who is signed in, a list shows nothing. */
const sessionSource = 'src/platform/firebase/auth.ts'
const competition = '/competitions/:competitionId'

/**
 * Writes `shells/{name}.html`: the fallback page for one address each, which names the chunks of its routes. From running
 * code, the browser would learn of them late and one level after the other. `firebase.json` and the function that
 * serves competitions' pages know the names.
 */
export async function writeShells(client: string): Promise<void> {
  const read = (name: string) => readFile(join(client, name), 'utf8')
  const fallback = await read('__spa-fallback.html')
  const { id }: LatestBuild = JSON.parse(await read('builds/latest.json'))
  const { routes }: BuildMeta = JSON.parse(await read(`builds/meta/${id}.json`))
  const manifest = await readChunkManifest(client)
  await mkdir(join(client, 'shells'), { recursive: true })
  for (const { name, chunks, later = [], early } of shellsOf(routes, manifest)) {
    // What every page loads is named already.
    const isNew = (chunk: string) => !fallback.includes(chunk)
    const tags = [
      ...chunks.filter(isNew).map(chunk => modulePreload(chunk)),
      ...later.filter(isNew).map(chunk => modulePreload(chunk, 'low')),
    ]
    const page = fallback.replace('</head>', `${[...new Set(tags)].join('')}</head>`)
    await writeFile(join(client, `shells/${name}.html`), beginningWith(early, page))
  }
}

interface Shell {
  readonly name: string
  /** Addresses. */
  readonly chunks: readonly string[]
  /** Those that are needed only once the page is drawn. */
  readonly later?: readonly string[]
  /** What is read first, or the place where a function puts it. */
  readonly early: string
}

/** It can be seen before its code runs: style and fonts come first. */
function beginningWith(early: string, page: string): string {
  return withCodeLast(page).replace('</body>', `${early}</body>`)
}

function shellsOf(routes: readonly BuiltRoute[], manifest: ChunkManifest): readonly Shell[] {
  const tabs = new Set(routes.flatMap(({ path }) => (path?.startsWith(competition) ? [path] : [])))
  return [
    {
      name: 'tournaments',
      chunks: chunksAt('/tournaments', routes),
      later: chunksOf(sessionSource, manifest),
      early: earlyList(),
    },
    ...[...tabs].map(path => ({
      name: `competition${path.slice(competition.length).replaceAll('/', '-')}`,
      chunks: chunksAt(path, routes),
      early: earlyPlace,
    })),
  ]
}

function chunksAt(path: string, routes: readonly BuiltRoute[]): readonly string[] {
  const withParents = (route: BuiltRoute): readonly BuiltRoute[] => {
    const parent = routes.find(({ id }) => id === route.parentId)
    return parent === undefined ? [route] : [...withParents(parent), route]
  }
  return routes
    .filter(route => route.path === path)
    .flatMap(withParents)
    .flatMap(({ chunks }) => chunks)
}

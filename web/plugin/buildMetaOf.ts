import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@upper-bracket/shared/profile/profile'
import type { BuildMeta, BuiltRoute } from '../src/platform/builds/buildMeta.ts'

/** A route in React Router's manifest of the build. */
interface RouterRoute {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly module: string
  readonly clientLoaderModule?: string
  readonly imports?: readonly string[]
}

interface RouterManifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, RouterRoute>>
}

/**
 * Describes the build with these files in `assets`. The id is the digest of their names, which contain hashes of their
 * contents, so equal builds have equal ids.
 */
export async function buildMetaOf(
  client: string,
  files: readonly string[],
  prerendered: readonly string[],
): Promise<BuildMeta> {
  // No page needs source maps.
  const assets = files.filter(name => !name.endsWith('.map')).sort()
  const id = createHash('sha256').update(assets.join('\n')).digest('hex').slice(0, 12)
  const chunks = chunksOf(await routerManifest(client, assets))
  const textsIn = (language: Language) =>
    assets.filter(name => name.startsWith(`texts-${language}-`)).map(name => `/assets/${name}`)
  const texts = { ru: textsIn('ru'), en: textsIn('en') }
  return { id, timestamp: new Date().toISOString(), ...chunks, texts, prerendered, assets }
}

async function routerManifest(client: string, assets: readonly string[]): Promise<RouterManifest> {
  const name = assets.find(each => /^manifest-\w+\.js$/.test(each))
  if (name === undefined) throw new Error('React Router has written no manifest')
  const script = await readFile(join(client, 'assets', name), 'utf8')
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
}

/** Returns the chunks that every page needs, and those that each route needs in addition. */
function chunksOf({ entry, routes }: RouterManifest): Pick<BuildMeta, 'entry' | 'routes'> {
  const all = Object.values(routes)
  const root = all.filter(({ parentId }) => parentId === undefined)
  const always = new Set([entry.module, ...entry.imports, ...root.flatMap(modulesOf)])
  const own = all
    .filter(({ parentId }) => parentId !== undefined)
    .map(
      (route): BuiltRoute => ({
        id: route.id,
        path: pathOf(route, routes),
        parentId: route.parentId ?? null,
        chunks: [...new Set(modulesOf(route))].filter(chunk => !always.has(chunk)),
      }),
    )
  return { entry: [...always], routes: own }
}

function modulesOf({ module, clientLoaderModule, imports = [] }: RouterRoute): readonly string[] {
  return [module, ...(clientLoaderModule === undefined ? [] : [clientLoaderModule]), ...imports]
}

function pathOf(route: RouterRoute, routes: RouterManifest['routes']): string | null {
  const { path, parentId = '' } = route
  if (path !== undefined) return `/${path.replace(/^\//, '')}`
  const parent = routes[parentId]
  // An index route has the address of its parent.
  return 'index' in route && parent !== undefined ? pathOf(parent, routes) : null
}

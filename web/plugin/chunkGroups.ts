import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')
const entry = join(source, 'app/entry.client.tsx')
const everyPage = [entry, join(source, 'app/root.tsx')]
const api = join(source, 'platform/api/api.ts')

/** Reached through lists of exports only: the pages that use them load them. */
const apart =
  /@mui\/.*(useRovingTabIndex|useMediaQuery|useSlotProps|useControlled|InputBase|TextareaAutosize|createStack|enhanceHighContrast)/

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

type ChunkName = (id: string, modules: Modules) => string | null

/** Names the chunk of what every page imports from libraries, or of our own frame around pages; null for other modules. */
export function ofEveryPage(chunk: 'libraries' | 'frame'): ChunkName {
  let everywhere: ReadonlySet<string> | undefined
  return (id, modules) => {
    everywhere ??= importsOf(everyPage, modules)
    if (!everywhere.has(id) || id === entry) return null
    return (chunk === 'libraries') === id.includes('/node_modules/') ? chunk : null
  }
}

/** Names the chunk of RTK Query and our api, for pages that ask for data; null for other modules. */
export function ofTheApi(): ChunkName {
  let needed: ReadonlySet<string> | undefined
  return (id, modules) => {
    needed ??= importsOf([api], modules)
    return needed.has(id) ? 'query' : null
  }
}

/** These modules, and all that they need directly or through others. */
function importsOf(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(ids)
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
      if (!apart.test(imported)) found.add(imported)
  return found
}

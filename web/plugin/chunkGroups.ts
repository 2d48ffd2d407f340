import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')
const entry = join(source, 'app/entry.client.tsx')
const everyPage = [entry, join(source, 'app/root.tsx')]
const api = join(source, 'platform/api/api.ts')

/** The module is reached only through re-exports, so the pages that use it load it. */
const apart =
  /@mui\/.*(useRovingTabIndex|useMediaQuery|useSlotProps|useControlled|InputBase|TextareaAutosize|createStack|enhanceHighContrast)/

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

type ChunkName = (id: string, modules: Modules) => string | null

/**
 * Returns a function that names the chunk of the libraries, or of our own frame, that every page imports; null for
 * other modules.
 */
export function ofEveryPage(chunk: 'libraries' | 'frame'): ChunkName {
  let everywhere: ReadonlySet<string> | undefined
  return (id, modules) => {
    everywhere ??= importsOf(everyPage, modules)
    if (!everywhere.has(id) || id === entry) return null
    return (chunk === 'libraries') === id.includes('/node_modules/') ? chunk : null
  }
}

/**
 * Returns a function that names the chunk of RTK Query and our api, for pages that need data; null for other modules.
 */
export function ofTheApi(): ChunkName {
  let needed: ReadonlySet<string> | undefined
  return (id, modules) => {
    needed ??= importsOf([api], modules)
    return needed.has(id) ? 'query' : null
  }
}

/** Returns the modules with all their direct and indirect imports. */
function importsOf(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(ids)
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
      if (!apart.test(imported)) found.add(imported)
  return found
}

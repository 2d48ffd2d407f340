import { join } from 'node:path'

const app = join(import.meta.dirname, 'src/app')
const entry = join(app, 'entry.client.tsx')

/** Reached through lists of exports only: the pages that use them load them. */
const apart =
  /@mui\/.*(useRovingTabIndex|useMediaQuery|useSlotProps|useControlled|InputBase|TextareaAutosize)/

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Names the chunk of what every page imports from libraries, or of our own frame around pages; null for other modules. */
export function ofEveryPage(chunk: 'libraries' | 'frame'): (id: string, modules: Modules) => string | null {
  let everywhere: ReadonlySet<string> | undefined
  return (id, modules) => {
    everywhere ??= importsOf([entry, join(app, 'root.tsx')], modules)
    if (!everywhere.has(id) || id === entry || apart.test(id)) return null
    return (chunk === 'libraries') === id.includes('/node_modules/') ? chunk : null
  }
}

/** These modules, and all that they import directly or through others. */
function importsOf(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(ids)
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

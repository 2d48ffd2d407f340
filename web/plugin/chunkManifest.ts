/** Vite's manifest. `name` is the chunk's name without its hash. */
export type ChunkManifest = Readonly<
  Record<string, { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }>
>

/** Returns the addresses of a chunk and of all its imports. @throws Error if there is no such chunk */
export function chunksOf(name: string, manifest: ChunkManifest): readonly string[] {
  const [own] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? []
  if (own === undefined) throw new Error(`Vite has made no chunk ${name}`)
  const found = new Set([own])
  for (const each of found) for (const imported of manifest[each]?.imports ?? []) found.add(imported)
  return [...found].flatMap(each => (manifest[each] ? [`/${manifest[each].file}`] : []))
}

/** Returns the tag that preloads a chunk. */
export function modulePreload(address: string, priority?: 'low'): string {
  const attribute = priority === undefined ? '' : ` fetchpriority="${priority}"`
  return `<link rel="modulepreload" href="${address}"${attribute}/>`
}

/** Moves code after styles and fonts, because the page is visible before its code runs. */
export function withCodeLast(html: string): string {
  return html.replaceAll(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"')
}

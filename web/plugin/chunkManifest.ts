/** Vite's manifest: the output of each source that has a chunk of its own. */
export type ChunkManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>

/** Returns the addresses of a source's chunk and of all its imports. @throws Error if it has none */
export function chunksOf(source: string, manifest: ChunkManifest): readonly string[] {
  const found = new Set([source])
  for (const each of found) for (const imported of manifest[each]?.imports ?? []) found.add(imported)
  return [...found].map(each => {
    const chunk = manifest[each]
    if (chunk === undefined) throw new Error(`Vite has made no chunk of ${each}`)
    return `/${chunk.file}`
  })
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

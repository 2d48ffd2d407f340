/** Vite's manifest: what has become of each source that has a chunk of its own. */
export type ChunkManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>

/** The addresses of the chunk of a source and of all that it imports. @throws Error if it has none */
export function chunksOf(source: string, manifest: ChunkManifest): readonly string[] {
  const found = new Set([source])
  for (const each of found) for (const imported of manifest[each]?.imports ?? []) found.add(imported)
  return [...found].map(each => {
    const chunk = manifest[each]
    if (chunk === undefined) throw new Error(`Vite has made no chunk of ${each}`)
    return `/${chunk.file}`
  })
}

/** The tag that fetches a chunk before code asks for it. */
export function modulePreload(address: string, priority?: 'low'): string {
  const attribute = priority === undefined ? '' : ` fetchpriority="${priority}"`
  return `<link rel="modulepreload" href="${address}"${attribute}/>`
}

/** The page can be seen before its code runs: style and fonts come first. */
export function withCodeLast(html: string): string {
  return html.replaceAll(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"')
}

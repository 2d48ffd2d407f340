import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Moves every inline script of the built pages that the content policy of `firebase.json` does not name by its hash
 * into a file of its own: what changes with each build (the names of chunks) or with a dependency then runs without
 * 'unsafe-inline'. Scripts named there stay where they are and need no request before the first paint.
 */
export async function moveInlineScripts(client: string): Promise<void> {
  const policy = await readFile(join(import.meta.dirname, '../firebase.json'), 'utf8')
  const files = await readdir(client, { recursive: true })
  for (const file of files.filter(name => name.endsWith('.html'))) {
    const path = join(client, file)
    const { html, moved } = withoutInlineScripts(await readFile(path, 'utf8'), policy)
    for (const { name, code } of moved) await writeFile(join(client, 'assets', name), code)
    await writeFile(path, html)
  }
}

interface MovedScript {
  /** The name of the file in `assets`, from the digest of its code. */
  readonly name: string
  readonly code: string
}

/** The page without the inline scripts whose hash `policy` does not contain, and these. */
export function withoutInlineScripts(
  html: string,
  policy: string,
): { readonly html: string; readonly moved: readonly MovedScript[] } {
  const moved: MovedScript[] = []
  const replaced = html.replaceAll(inlineScript, (whole, attributes: string, code: string) => {
    if (isData(attributes)) return whole
    const digest = createHash('sha256').update(code)
    const isModule = attributes.includes('type="module"')
    // The policy's hashes cover the code of classic scripts only: modules name chunks and change with each build.
    if (!isModule && policy.includes(`'sha256-${digest.copy().digest('base64')}'`)) return whole
    const name = `inline-${digest.digest('hex').slice(0, 16)}.js`
    moved.push({ name, code })
    // React takes an async script with an address for one that it has inserted itself, and then misses its own.
    return `<script${attributes.replace(/ async(="")?/, '')} src="/assets/${name}"></script>`
  })
  return { html: replaced, moved }
}

const inlineScript = /<script((?:(?! src=)[^>])*)>([\s\S]+?)<\/script>/g

/** Whether it is data (JSON, for example), which no browser runs. */
function isData(attributes: string): boolean {
  const [, type = 'module'] = /type="([^"]*)"/.exec(attributes) ?? []
  return type !== 'module' && type !== 'text/javascript'
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const preloaded = /<link rel="modulepreload" href="(\/assets\/libraries-[\w-]+\.js)"\/>/

/**
 * Lets the built pages run the libraries' chunk by itself, as soon as it is there: with all that imports it, it would hold
 * a phone up for twice as long at once.
 */
export async function runLibrariesFirst(client: string): Promise<void> {
  const files = await readdir(client, { recursive: true })
  for (const file of files.filter(name => name.endsWith('.html'))) {
    const path = join(client, file)
    const html = await readFile(path, 'utf8')
    // React leaves async scripts alone that it has not drawn.
    await writeFile(path, html.replace(preloaded, '<script type="module" async src="$1"></script>'))
  }
}

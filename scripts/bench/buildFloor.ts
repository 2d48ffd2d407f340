import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { root } from '../folders.ts'

const source = join(root, 'web/testing/floor')
const client = join(root, 'web/build/client')

/**
 * Adds to the built product a page that rests on the same React, router, theme and store and does nothing else, built
 * and hydrated like the others. Blocking times depend on the machine; their ratio to this page's does not. Returns its
 * address.
 */
export async function buildFloor(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-floor-'))
  const common = { root: join(root, 'web'), configFile: false, logLevel: 'error', publicDir: false } as const
  try {
    await build({ ...common, ...output(join(folder, 'client'), 'floorClient.tsx', false) })
    await build({ ...common, ...output(join(folder, 'server'), 'floorServer.tsx', true) })
    const server: { floorHtml(): Promise<{ styles: string; html: string }> } = await import(
      pathToFileURL(join(folder, 'server/floor.js')).href
    )
    const { styles, html } = await server.floorHtml()
    await mkdir(join(client, 'floor'), { recursive: true })
    const head = `<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>Floor</title>${styles}`
    const script = '<script type="module" src="/floor/floor.js"></script>'
    const page = `<!DOCTYPE html><html lang="en"><head>${head}${script}</head><body><div id="root">${html}</div></body></html>`
    await writeFile(join(client, 'floor/index.html'), page)
    await writeFile(join(client, 'floor/floor.js'), await readFile(join(folder, 'client/floor.js')))
    return '/floor'
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function output(outDir: string, entry: string, ssr: boolean): InlineConfig {
  return {
    // The server's code runs outside of the project, where it would not find its packages.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      ssr,
      target: 'es2023',
      emptyOutDir: true,
      rolldownOptions: { input: join(source, entry), output: { entryFileNames: 'floor.js' } },
    },
  }
}

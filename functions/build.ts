import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  type BuildContext,
  type BuildOptions,
  build,
  context,
  type Metafile,
  type OutputFile,
  type Plugin,
  stop,
} from 'esbuild'
import manifest from './package.json' with { type: 'json' }

const folder = import.meta.dirname

/** The packages that a deployed folder installs; all other code, including the domain, is in the bundle. */
const installedInTheCloud = Object.keys(manifest.dependencies).flatMap(name => [name, `${name}/*`])

/**
 * An ES module for Node 24 per function, with everything that it imports but the packages above, and one with all
 * functions. Modules that bundles share are in each of them: an instance reads one file, without the parts that only
 * other functions use, which is faster than reading common chunks.
 */
const functionBundles = {
  absWorkingDir: folder,
  entryPoints: [{ in: 'src/index.ts', out: 'everything' }, ...(await functionEntries())],
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external: installedInTheCloud,
  // CommonJS packages in the bundle (web-push) require Node modules, and an ES module has no `require`.
  banner: {
    js: "import { createRequire as requireIn } from 'node:module'; const require = requireIn(import.meta.url);",
  },
  write: false,
  metafile: true,
  legalComments: 'none',
} as const satisfies BuildOptions

const lib = join(folder, 'lib')

/**
 * Builds the bundles into `outFolder`, and returns what is in them. An unchanged file is not written, so that watching
 * emulators do not reload.
 */
export async function buildFunctions(outFolder: string = lib): Promise<Metafile> {
  const { outputFiles, metafile } = await build({ ...functionBundles, outdir: outFolder, logLevel: 'silent' })
  // Otherwise a process would keep running for further builds.
  await stop()
  await writeChanged(outputFiles)
  return metafile
}

/**
 * Builds like `buildFunctions`, now and whenever a source changes, until the context is disposed of. A function that is
 * added meanwhile is served from the bundle of all functions.
 */
export async function watchFunctions(outFolder: string = lib): Promise<BuildContext> {
  const { promise: written, resolve, reject } = Promise.withResolvers<void>()
  const writing: Plugin = {
    name: 'write-changed',
    setup: ({ onEnd }) =>
      onEnd(({ outputFiles = [], errors }) => {
        if (errors.length > 0) reject(new Error('The functions do not compile'))
        return writeChanged(outputFiles).then(resolve, error => {
          reject(error)
          throw error
        })
      }),
  }
  const watching = await context({
    ...functionBundles,
    outdir: outFolder,
    logLevel: 'warning',
    plugins: [writing],
  })
  try {
    await watching.watch()
    await written
    return watching
  } catch (error) {
    await watching.dispose()
    throw error
  }
}

/** Reads from the list of functions by what name which module exports one. */
async function functionEntries(): Promise<{ in: string; out: string }[]> {
  const list = await readFile(join(folder, 'src/index.ts'), 'utf8')
  return [...list.matchAll(/^export \{ (.+) \} from '\.\/(.+)'$/gm)].flatMap(([, names = '', path = '']) =>
    names.split(', ').map(name => ({ in: `src/${path}`, out: name })),
  )
}

async function writeChanged(files: readonly OutputFile[]): Promise<void> {
  for (const file of files) await writeWhenChanged(file.path, file.text)
}

async function writeWhenChanged(path: string, text: string): Promise<void> {
  const current = await access(path).then(
    () => readFile(path, 'utf8'),
    () => undefined,
  )
  if (current === text) return
  await mkdir(dirname(path), { recursive: true })
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}`)
  await writeFile(unfinished, text)
  await rename(unfinished, path)
}

if (import.meta.main) await buildFunctions()

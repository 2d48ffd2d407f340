import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  type BuildContext,
  type BuildOptions,
  build,
  context,
  type OutputFile,
  type Plugin,
  stop,
} from 'esbuild'
import manifest from './package.json' with { type: 'json' }

const folder = import.meta.dirname

/** The packages that a deployed folder installs; all other code, including the domain, is in the bundle. */
const installedInTheCloud = Object.keys(manifest.dependencies).flatMap(name => [name, `${name}/*`])

/** One ES module for Node 24 that holds everything but the Firebase packages. */
const functionsBundle = {
  absWorkingDir: folder,
  entryPoints: [join(folder, 'src/index.ts')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external: installedInTheCloud,
  // CommonJS packages in the bundle (web-push) require Node modules, and an ES module has no `require`.
  banner: {
    js: "import { createRequire as requireIn } from 'node:module'; const require = requireIn(import.meta.url);",
  },
  sourcemap: true,
  write: false,
  legalComments: 'none',
} as const satisfies BuildOptions

const lib = join(folder, 'lib')

/**
 * Builds `index.js` and its source map into `outFolder`. An unchanged file is not written, so that watching emulators
 * do not reload.
 */
export async function buildFunctions(outFolder: string = lib): Promise<void> {
  const outfile = join(outFolder, 'index.js')
  const { outputFiles } = await build({ ...functionsBundle, outfile, logLevel: 'silent' })
  // Otherwise a process would keep running for further builds.
  await stop()
  await writeChanged(outputFiles)
}

/** Builds like `buildFunctions`, now and whenever a source changes, until the context is disposed of. */
export async function watchFunctions(outFolder: string = lib): Promise<BuildContext> {
  const outfile = join(outFolder, 'index.js')
  const writing: Plugin = {
    name: 'write-changed',
    setup: ({ onEnd }) => onEnd(({ outputFiles = [] }) => writeChanged(outputFiles)),
  }
  const watching = await context({ ...functionsBundle, outfile, logLevel: 'warning', plugins: [writing] })
  await watching.rebuild()
  await watching.watch()
  return watching
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

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { cacheFolder } from '../folders.ts'
import { Problem } from '../problem.ts'

const execute = promisify(execFile)
const versionTimeoutMs = 30_000

/**
 * Starts the headless Chromium that `findChromium` finds.
 *
 * @throws Problem if there is none
 */
export async function launchChromium(): Promise<Browser> {
  return started(executablePath => chromium.launch({ executablePath, args: chromiumArguments }))
}

/**
 * Starts the same Chromium in Russian with a profile in `folder`. Other tools can drive it as well, at the port in its
 * `DevToolsActivePort`.
 */
export async function launchSharedChromium(
  folder: string,
  further: readonly string[] = [],
): Promise<BrowserContext> {
  const args = [...chromiumArguments, '--remote-debugging-port=0', '--accept-lang=ru-RU,ru', ...further]
  return started(executablePath => chromium.launchPersistentContext(folder, { executablePath, args }))
}

/** The arguments for every Chromium that this project starts. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  // No page needs a GPU, and detecting one can delay the first frames.
  '--disable-gpu',
]

async function started<T>(launch: (executablePath: string) => Promise<T>): Promise<T> {
  const { path } = await findChromium(process.env)
  try {
    return await launch(path)
  } catch (error) {
    throw new Problem(
      `Chromium at ${path} does not start: install one (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.\n${error}`,
    )
  }
}

export interface FoundChromium {
  readonly path: string
  /** Its name and version, as it says them. */
  readonly version: string
  /** Whether it is the headless one of the npm package, which needs a third of the processor of a complete browser. */
  readonly isPackaged: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Finds the Chromium for this machine: the one named by `CHROMIUM_PATH`, otherwise the first that starts of the npm
 * package's, which is for Linux, the installed ones, and Playwright's download.
 *
 * @throws Problem if none starts
 */
export async function findChromium(env: Environment, unpack = unpacked): Promise<FoundChromium> {
  const packaged = isNamed(env) ? null : await unpack().catch(() => null)
  const version = packaged === null ? null : await versionOf(packaged)
  if (packaged !== null && version !== null) return { path: packaged, version, isPackaged: true }
  const found = await findInstalledChromium(env)
  if (found !== null) return found
  throw new Problem(
    'There is no Chromium that starts: install Chrome or Chromium (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  )
}

/**
 * Finds a complete browser on this machine: the one named by `CHROMIUM_PATH`, an installed one, or Playwright's
 * download. Null if there is none.
 *
 * @throws Problem if the named one does not start
 */
export async function findInstalledChromium(env: Environment): Promise<FoundChromium | null> {
  const paths = isNamed(env)
    ? [env['CHROMIUM_PATH'] ?? '']
    : [...installed(env['PATH'] ?? ''), chromium.executablePath()]
  for (const path of paths) {
    const version = await versionOf(path)
    if (version !== null) return { path, version, isPackaged: false }
  }
  if (!isNamed(env)) return null
  throw new Problem(
    `CHROMIUM_PATH names ${paths[0]}, which does not exist or does not start: correct or unset it.`,
  )
}

function isNamed(env: Environment): boolean {
  return Boolean(env['CHROMIUM_PATH'])
}

/** Returns the name and version of an executable; null if it does not start, for instance because a library is missing. */
async function versionOf(path: string): Promise<string | null> {
  if (!existsSync(path)) return null
  // On Windows Chrome opens a window instead.
  if (process.platform === 'win32') return 'Chromium'
  const { stdout } = await execute(path, ['--version'], { timeout: versionTimeoutMs }).catch(() => ({
    stdout: '',
  }))
  return /\S.*?\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? null
}

function installed(path: string): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
  const onPath = path.split(delimiter).flatMap(folder => names.map(name => join(folder, name)))
  return [...onPath, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
}

/** Null where there is no package. It unpacks into the temporary folder, and uses existing files there, even old ones. */
async function unpacked(): Promise<string | null> {
  if (process.platform !== 'linux') return null
  const own = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(await readFile(join(own, '../../package.json'), 'utf8'))
  const folder = join(cacheFolder, `chromium-${version}`)
  const ready = join(folder, 'chromium')
  if (existsSync(ready)) return ready

  await mkdir(cacheFolder, { recursive: true })
  const unfinished = await mkdtemp(join(cacheFolder, 'chromium-unpacking-'))
  const { TMPDIR } = process.env
  process.env['TMPDIR'] = unfinished
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    await access(await packed.executablePath())
    await rename(unfinished, folder).catch(async error => {
      // Another process may have been faster.
      if (!existsSync(ready)) throw error
    })
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = TMPDIR
    await rm(unfinished, { recursive: true, force: true })
  }
  return ready
}

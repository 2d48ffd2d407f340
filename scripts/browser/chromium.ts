import { existsSync } from 'node:fs'
import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { cacheFolder } from '../folders.ts'
import { Problem } from '../problem.ts'

/**
 * Starts a headless Chromium: the one named by `CHROMIUM_PATH`, one installed on this machine, one downloaded by
 * Playwright, or one from an npm package for Linux.
 *
 * @throws Problem if none starts
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
  const executablePath = await chromiumPath(process.env)
  try {
    return await launch(executablePath)
  } catch (error) {
    throw new Problem(
      `Chromium at ${executablePath} does not start: install one (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.\n${error}`,
    )
  }
}

/** Returns the executable that `launchChromium` starts. @throws Problem if there is none */
export async function chromiumPath(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const named = env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (!existsSync(named))
      throw new Problem(`CHROMIUM_PATH names ${named}, which does not exist: correct or unset it.`)
    return named
  }
  const candidates = [...installed(env['PATH'] ?? ''), chromium.executablePath()]
  return candidates.find(existsSync) ?? (await unpacked())
}

function installed(path: string): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
  const onPath = path.split(delimiter).flatMap(folder => names.map(name => join(folder, name)))
  return [...onPath, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
}

/** The package unpacks into the temporary folder, and uses existing files there, even old ones. */
async function unpacked(): Promise<string> {
  if (process.platform !== 'linux')
    throw new Problem('There is no Chromium on this machine: install Chrome or name one in CHROMIUM_PATH.')
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

import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cacheFolder, root } from '../folders.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'
import { digestOf } from './digestOf.ts'

const built = join(root, 'web/build/client/shells/home.html')
const digestFile = join(cacheFolder, 'builds', 'page')

/** The sources of the page. */
const sources = [
  // The content security policy determines which inline scripts stay inline.
  'firebase.json',
  'package-lock.json',
  'shared/src/**/*.*',
  'web/{react-router,vite}.config.ts',
  'web/{package,tsconfig}.json',
  'web/{plugin,public,src}/**/*.*',
]

/** Builds the page, unless its sources are unchanged. @throws Problem with the tail of the log */
export async function buildPage(abort?: AbortSignal): Promise<void> {
  const digest = await digestOf(sources)
  if (existsSync(built) && (await readFile(digestFile, 'utf8').catch(() => '')) === digest) return
  await rm(digestFile, { force: true })
  // Another value from a shell or a test runner would include React's checks and warnings, at half the speed.
  const env = { NODE_ENV: 'production' }
  const { code, output } = await run('react-router', ['build'], { cwd: join(root, 'web'), env, abort })
  const lines = output.split('\n').filter(line => !/^\s+at /.test(line))
  if (code !== 0) throw new Problem(`The page could not be built.\n${lines.slice(-25).join('\n')}`)
  await mkdir(dirname(digestFile), { recursive: true })
  await writeFile(digestFile, digest)
}

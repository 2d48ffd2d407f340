import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cacheFolder, root } from '../folders.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'
import { treeDigest } from './treeDigest.ts'

const built = join(root, 'web/build/client')
const digestFile = join(cacheFolder, 'builds', 'page')

/** The sources of the page. */
const sources = [
  // The content security policy determines which inline scripts stay inline.
  'firebase.json',
  'package-lock.json',
  'shared/src',
  'web/package.json',
  'web/plugin',
  'web/public',
  'web/react-router.config.ts',
  'web/src',
  'web/tsconfig.json',
  'web/vite.config.ts',
].map(path => join(root, path))

/** Builds the page, unless its sources are unchanged. @throws Problem with the tail of the log */
export async function buildPage(abort?: AbortSignal): Promise<'built' | 'unchanged'> {
  const digest = await treeDigest(sources)
  if (existsSync(join(built, 'index.html')) && (await lastDigest()) === digest) return 'unchanged'
  await rm(digestFile, { force: true })
  // Another value from a shell or a test runner would include React's checks and warnings, at half the speed.
  const env = { NODE_ENV: 'production' }
  const { code, output } = await run('react-router', ['build'], { cwd: join(root, 'web'), env, abort })
  if (code !== 0) throw new Problem(`The page could not be built.\n${withoutStack(output)}`)
  await mkdir(dirname(digestFile), { recursive: true })
  await writeFile(digestFile, digest)
  return 'built'
}

async function lastDigest(): Promise<string | undefined> {
  return existsSync(digestFile) ? readFile(digestFile, 'utf8') : undefined
}

function withoutStack(output: string): string {
  return output
    .split('\n')
    .filter(line => !/^\s+at /.test(line))
    .slice(-25)
    .join('\n')
}

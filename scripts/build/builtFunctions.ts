import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFunctions } from '../../functions/build.ts'
import { cacheFolder } from '../folders.ts'
import { digestOf } from './digestOf.ts'

const builds = join(cacheFolder, 'builds', 'functions')

/** The sources of the functions. */
const sources = [
  'package-lock.json',
  'functions/{build.ts,package.json}',
  'functions/src/**/*.*',
  'shared/src/**/*.*',
  'web/src/locales/**/*.*',
]

/** Returns a folder with the built functions, which are built unless their sources are unchanged. */
export async function builtFunctions(): Promise<string> {
  const digest = await digestOf(sources)
  const built = join(builds, digest)
  if (existsSync(built)) return built
  const unfinished = join(builds, `${digest}.${process.pid}`)
  await mkdir(unfinished, { recursive: true })
  await buildFunctions(unfinished)
  const outdated = (await readdir(builds)).filter(name => !name.startsWith(digest))
  await Promise.all(outdated.map(name => rm(join(builds, name), { recursive: true, force: true })))
  await rename(unfinished, built).catch(error => {
    // Another run has built the same meanwhile.
    if (!existsSync(built)) throw error
    return rm(unfinished, { recursive: true })
  })
  return built
}

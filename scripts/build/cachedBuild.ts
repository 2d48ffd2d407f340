import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Other processes may write or copy folders younger than this. */
const unusedMs = 3_600_000

/**
 * Returns the folder in `builds` for what `digest` returns. If it is missing, `build` writes it, again if the digest has
 * changed meanwhile. Folders of other digests are deleted once they have not been used for an hour.
 */
export async function cachedBuild(
  builds: string,
  digest: () => Promise<string>,
  build: (folder: string) => Promise<unknown>,
): Promise<string> {
  const wanted = await digest()
  const built = join(builds, wanted)
  if (!existsSync(built)) {
    const unfinished = join(builds, `${wanted}.${process.pid}`)
    await mkdir(unfinished, { recursive: true })
    await build(unfinished)
    if ((await digest()) !== wanted) {
      await rm(unfinished, { recursive: true })
      return cachedBuild(builds, digest, build)
    }
    await rename(unfinished, built).catch(error => {
      // Another run has built the same meanwhile.
      if (!existsSync(built)) throw error
      return rm(unfinished, { recursive: true })
    })
  }
  const now = new Date()
  await utimes(built, now, now)
  await deleteUnused(builds)
  return built
}

async function deleteUnused(builds: string): Promise<void> {
  for (const name of await readdir(builds)) {
    const folder = join(builds, name)
    const used = await stat(folder).catch(() => null)
    if (used !== null && used.mtimeMs < Date.now() - unusedMs)
      await rm(folder, { recursive: true, force: true })
  }
}

import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildMeta, LatestBuild } from '../src/platform/builds/buildMeta.ts'

const atOnce = 8

/**
 * Adds files of the currently deployed build that are missing from the new build's `assets`, so that open pages, and
 * pages cached by the edge, still find their code. Each build lists only its own files, so these are kept for one
 * deployment. Returns the number of added files; a first deployment finds none.
 */
export async function keepPreviousAssets(client: string, origin: string): Promise<number> {
  if (!origin.startsWith('https://')) return 0
  try {
    const own = new Set(await readdir(join(client, 'assets')))
    const missing = (await deployedAssets(origin)).filter(name => /^[\w.-]+$/.test(name) && !own.has(name))
    let kept = 0
    while (missing.length > 0) {
      const files = await Promise.all(missing.splice(0, atOnce).map(name => keep(client, origin, name)))
      kept += files.filter(found => found).length
    }
    return kept
  } catch (thrown) {
    console.warn(`The code of the deployed pages is not kept: ${String(thrown)}`)
    return 0
  }
}

async function deployedAssets(origin: string): Promise<readonly string[]> {
  const latest = await fetched(`${origin}/builds/latest.json`)
  if (latest === null) return []
  const { id }: LatestBuild = await latest.json()
  const meta = await fetched(`${origin}/builds/meta/${id}.json`)
  const { assets = [] }: Partial<BuildMeta> = (await meta?.json()) ?? {}
  return assets
}

async function keep(client: string, origin: string, name: string): Promise<boolean> {
  const response = await fetched(`${origin}/assets/${name}`)
  if (response === null) return false
  await writeFile(join(client, 'assets', name), Buffer.from(await response.arrayBuffer()))
  return true
}

async function fetched(address: string): Promise<Response | null> {
  const response = await fetch(address, { cache: 'no-store' })
  return response.ok ? response : null
}

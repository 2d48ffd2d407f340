import { type BuildMeta, buildMetaName, type LatestBuild } from './buildMeta.ts'

/** The id of the build that this page belongs to; null in development, where there is none. */
export function ownBuildId(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name=${buildMetaName}]`)?.content ?? null
}

/** The id of the build that is deployed; null where it cannot be asked for. */
export async function deployedBuildId(): Promise<string | null> {
  return (await fetched<LatestBuild>('/builds/latest.json'))?.id ?? null
}

/** Null where there is none, or not yet everywhere. */
export function fetchBuildMeta(id: string): Promise<BuildMeta | null> {
  return fetched<BuildMeta>(`/builds/meta/${id}.json`)
}

async function fetched<T>(address: string): Promise<T | null> {
  try {
    const response = await fetch(address, { cache: 'no-store' })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

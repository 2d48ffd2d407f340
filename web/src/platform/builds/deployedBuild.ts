import { type BuildMeta, buildMetaName, type LatestBuild } from './buildMeta.ts'

let remembered: string | null = null

/** Keeps the id of this page's build. React removes it with the rest of the head where it renders a page again. */
export function rememberBuild(): void {
  remembered = ownBuildId()
}

/** The id of the build that this page belongs to; null in development. */
export function ownBuildId(): string | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${buildMetaName}]`)
  return remembered ?? meta?.content ?? null
}

/** Fetches the id of the deployed build; null if the request fails. */
export async function deployedBuildId(): Promise<string | null> {
  return (await fetched<LatestBuild>('/builds/latest.json'))?.id ?? null
}

/** Fetches the description of a build; null if it does not exist, or is not available everywhere yet. */
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

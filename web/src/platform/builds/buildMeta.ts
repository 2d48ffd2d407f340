import type { Language } from '@upper-bracket/shared/profile/profile'

/** The content of `/builds/latest.json`: the deployed build. */
export interface LatestBuild {
  readonly id: string
  /** The time in ISO 8601. */
  readonly timestamp: string
  /** Whether its page uses App Check, as the privacy policy states. */
  readonly appCheck: boolean
}

export interface BuiltRoute {
  readonly id: string
  /** The pattern of the route's address; null for a layout without an address. */
  readonly path: string | null
  readonly parentId: string | null
  /** The addresses of the chunks that the route needs at once, including imports. */
  readonly chunks: readonly string[]
}

/** The content of `/builds/meta/{id}.json`: the description of a build. */
export interface BuildMeta extends Omit<LatestBuild, 'appCheck'> {
  /** The addresses of the chunks that every page needs. */
  readonly entry: readonly string[]
  readonly routes: readonly BuiltRoute[]
  /** The addresses of the chunks with texts, by language. */
  readonly texts: Readonly<Record<Language, readonly string[]>>
  /** The addresses of prerendered pages. */
  readonly prerendered: readonly string[]
  /** The names of all files in `assets`. The next deployment copies those that it does not contain. */
  readonly assets: readonly string[]
}

/** The name of the `meta` element with the id of the page's build. */
export const buildMetaName = 'build'

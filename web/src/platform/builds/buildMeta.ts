/** What `/builds/latest.json` says: which build is deployed. */
export interface LatestBuild {
  readonly id: string
  /** ISO 8601. */
  readonly timestamp: string
}

export interface BuiltRoute {
  readonly id: string
  /** The pattern of its address; null for a layout, which has none of its own. */
  readonly path: string | null
  readonly parentId: string | null
  /** Addresses of the chunks that it needs at once, imports included. */
  readonly chunks: readonly string[]
}

/** What `/builds/meta/{id}.json` says of a build. */
export interface BuildMeta extends LatestBuild {
  /** Addresses of the chunks that every page needs. */
  readonly entry: readonly string[]
  readonly routes: readonly BuiltRoute[]
  /** Addresses of pages that are files. */
  readonly prerendered: readonly string[]
  /** The names of all files in `assets`, from which the next deployment keeps what it does not have itself. */
  readonly assets: readonly string[]
}

/** The name of the `meta` in which each page says of which build it is. */
export const buildMetaName = 'build'

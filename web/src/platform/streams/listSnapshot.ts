import type { pageQueries } from '@upper-bracket/shared/queries/pageQueries'
import type { QueryParams } from '@upper-bracket/shared/queries/query'

type Queries = typeof pageQueries

/** The queries for which a competition is enough. */
export type CompetitionList = {
  [K in keyof Queries]: { readonly competitionId: string } extends QueryParams<Queries[K]> ? K : never
}[keyof Queries]

/** A query as plain data, so that Firestore and the table of queries stay behind `import()`. */
export type ListSource = {
  [K in keyof Queries]: { readonly query: K; readonly params: QueryParams<Queries[K]> }
}[keyof Queries] & {
  /** Excludes rows up to and including this one. */
  readonly after?: Cursor | null
  /** Excludes rows after this one. */
  readonly until?: Cursor | null
  /** The security rules require a limit. */
  readonly limit: number
}

/**
 * Identifies a row by its `orderBy` fields and its id, or its path in a collection group. The row need not exist any
 * more.
 */
export type Cursor = readonly (string | number)[]

export interface Row {
  readonly id: string
  readonly parentId: string | null
  readonly data: Record<string, unknown>
}

export interface DocumentChange {
  readonly type: 'added' | 'modified' | 'removed'
  /** The index of the row after this and all previous changes; -1 if removed. */
  readonly newIndex: number
  readonly row: Row
}

export interface ListSnapshot {
  readonly changes: readonly DocumentChange[]
  /** The rows, sorted by id, to which the first changes apply. Absent if the changes make up the whole list. */
  readonly base?: readonly { readonly id: string }[]
}

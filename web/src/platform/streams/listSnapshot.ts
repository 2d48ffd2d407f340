import type { pageQueries } from '@upper-bracket/shared/queries/pageQueries'
import type { QueryParams } from '@upper-bracket/shared/queries/query'

type Queries = typeof pageQueries

/** A query for documents in plain data, so that Firestore and the table of queries stay behind `import()`. */
export type ListSource = {
  [K in keyof Queries]: { readonly query: K; readonly params: QueryParams<Queries[K]> }
}[keyof Queries] & {
  /** Only rows after this one, exclusive. */
  readonly after?: Cursor | null
  /** Only rows up to this one, inclusive. */
  readonly until?: Cursor | null
  /** The rules refuse a list without a limit. */
  readonly limit: number
}

/** A row by its `orderBy` fields and its id, or its path in a collection group; it need not exist any more. */
export type Cursor = readonly (string | number)[]

export interface Row {
  readonly id: string
  readonly parentId: string | null
  readonly data: Record<string, unknown>
}

export interface DocumentChange {
  readonly type: 'added' | 'modified' | 'removed'
  /** The index of the row after this change and those before it; -1 if removed. */
  readonly newIndex: number
  readonly row: Row
}

export interface ListSnapshot {
  readonly changes: readonly DocumentChange[]
  /** The rows to which the first changes are to be applied, by their ids. Absent: the changes make up the whole list. */
  readonly base?: readonly { readonly id: string }[]
}

/** A query for documents in plain data, so that Firestore itself stays behind `import()`. */
export interface ListSource {
  /** The path of a collection or, with `group`, the name of a collection group. */
  readonly path: string
  readonly group?: boolean
  readonly where?: readonly Condition[]
  readonly orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[]
  /** Only rows after this one, exclusive. */
  readonly after?: Cursor | null
  /** Only rows up to this one, inclusive. */
  readonly until?: Cursor | null
  /** The rules refuse a list without a limit. */
  readonly limit: number
}

/** `__name__` is the id of a document. */
type Condition =
  | readonly [field: string, operator: '==' | 'array-contains', value: string | null]
  | readonly [field: string, operator: '>=' | '<', value: number]
  | readonly [field: string, operator: 'in', values: readonly string[]]
  /** A time in milliseconds since the epoch, against the time of a document's last commit. */
  | readonly [field: 'changedAt', operator: '>', value: number]

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
  readonly upon?: readonly { readonly id: string }[]
}

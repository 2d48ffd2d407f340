/** A list of documents, said in plain data, so that Firestore itself stays behind `import()`. */
export interface ListSource {
  /** Of a collection; with `group`, the name of all collections called so. */
  readonly path: string
  readonly group?: boolean
  readonly where?: readonly Condition[]
  readonly orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[]
  /** Only what comes behind this row, which itself is not among them. */
  readonly after?: Cursor | null
  /** Only what comes up to this row, which itself is among them. */
  readonly until?: Cursor | null
  /** The rules refuse a list without a limit. */
  readonly limit: number
}

/** `__name__` is the id of a document. */
type Condition =
  | readonly [field: string, operator: '==' | 'array-contains', value: string]
  | readonly [field: string, operator: '>=' | '<', value: number]
  | readonly [field: '__name__', operator: 'in', ids: readonly string[]]

/** A row by the fields of `orderBy` and its id, of a group of collections its path: it need not exist any more. */
export type Cursor = readonly (string | number)[]

export interface Row {
  readonly id: string
  readonly parentId: string | null
  readonly data: Record<string, unknown>
}

export interface DocumentChange {
  readonly type: 'added' | 'modified' | 'removed'
  /** Where the row stands after this change and those before it; -1 for a removed one. */
  readonly newIndex: number
  readonly row: Row
}

export interface ListSnapshot {
  readonly changes: readonly DocumentChange[]
}

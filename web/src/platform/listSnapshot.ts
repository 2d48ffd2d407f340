/** A list of documents, said in plain data, so that Firestore itself stays behind `import()`. */
export interface ListSource {
  /** Of a collection; with `group`, the name of all collections called so. */
  readonly path: string
  readonly group?: boolean
  readonly where?: readonly (readonly [field: string, operator: '==' | 'array-contains', value: string])[]
  readonly orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[]
  /** The rules refuse a list without a limit. */
  readonly limit: number
}

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

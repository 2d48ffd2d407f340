/** What of a Firestore query decides which index it needs. */
export interface QueryShape {
  /** Where it stands: `sendDue.ts:26`. */
  readonly at: string
  readonly collection: string
  /** Whether it asks all collections of that name. */
  readonly group: boolean
  readonly where: readonly (readonly [field: string, operator: string])[]
  readonly orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[]
}

/** One way in which a field is indexed, as `firestore.indexes.json` has it. */
export interface FieldIndex {
  readonly order?: 'ASCENDING' | 'DESCENDING'
  readonly arrayConfig?: 'CONTAINS'
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP'
}

/** What a query needs: indexes of single fields, which Firestore merges, or one over several fields in this order. */
export type NeededIndex =
  | { readonly single: readonly (readonly [field: string, index: FieldIndex])[] }
  | {
      readonly scope: FieldIndex['queryScope']
      /** In any order, before the sorted ones. */
      readonly equal: readonly string[]
      readonly sorted: readonly string[]
    }

/** Documents are sorted by their ids in every index, so that `__name__` needs none. */
export function neededIndex({ group, where, orderBy }: QueryShape): NeededIndex {
  const scope = group ? 'COLLECTION_GROUP' : 'COLLECTION'
  const named = where.filter(([field]) => field !== '__name__')
  const equal = named.filter(([, operator]) => equalities.includes(operator))
  const ranges = named.filter(([, operator]) => !equalities.includes(operator))
  const asked = orderBy.filter(([field]) => field !== '__name__')
  // A range without an order is sorted by its field.
  const sorted = asked.length > 0 ? asked : ranges.slice(0, 1).map(([field]) => [field, 'asc'] as const)
  const indexOf = (kind: string): FieldIndex =>
    kind === 'CONTAINS'
      ? { arrayConfig: 'CONTAINS', queryScope: scope }
      : { order: kind === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING', queryScope: scope }
  const kindOf = (operator: string) => (operator.startsWith('array-contains') ? 'CONTAINS' : 'ASCENDING')
  const directed = sorted.map(
    ([field, direction]) => [field, direction === 'asc' ? 'ASCENDING' : 'DESCENDING'] as const,
  )
  if (sorted.length === 0 || (sorted.length === 1 && equal.length === 0)) {
    const fields =
      sorted.length === 0 ? equal.map(([field, operator]) => [field, kindOf(operator)] as const) : directed
    return { single: fields.map(([field, kind]) => [field, indexOf(kind)]) }
  }
  return {
    scope,
    equal: equal.map(([field, operator]) => `${field} ${kindOf(operator)}`),
    sorted: directed.map(([field, kind]) => `${field} ${kind}`),
  }
}

const equalities: readonly string[] = ['==', 'in', 'array-contains', 'array-contains-any']

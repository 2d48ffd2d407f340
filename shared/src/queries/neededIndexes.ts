import type { Conditions, Operator, Query } from './query.ts'

type Scope = 'COLLECTION' | 'COLLECTION_GROUP'

/** An index of one field, or of several: first those with equality conditions, in any order, then the sorted one. */
export interface NeededIndex {
  readonly collection: string
  readonly scope: Scope
  readonly equal: readonly string[]
  readonly sorted: readonly string[]
}

const equalities: readonly Operator[] = ['==', 'in', 'array-contains', 'array-contains-any']

/** Returns the indexes that a query needs with each choice of its optional conditions. */
export function neededIndexes(query: Query): readonly NeededIndex[] {
  return choices(query.optional ?? []).flatMap(chosen => indexesOf(query, { ...query.where, ...chosen }))
}

/** Returns every choice of at most one condition of each group; Firestore accepts at most one `array-contains`. */
function choices(groups: readonly Conditions[]): readonly Conditions[] {
  return groups
    .reduce<readonly Conditions[]>(
      (chosen, group) =>
        chosen.flatMap(each => [
          each,
          ...Object.entries(group).map(([field, operator]) => ({ ...each, [field]: operator })),
        ]),
      [{}],
    )
    .filter(each => Object.values(each).filter(operator => operator === 'array-contains').length <= 1)
}

/** Firestore merges single-field indexes for equality. All indexes are sorted by document id. */
function indexesOf({ collection, group, orderBy }: Query, where: Conditions): readonly NeededIndex[] {
  const named = Object.entries(where).filter(([field]) => field !== '__name__')
  const equal = named
    .filter(([, operator]) => equalities.includes(operator))
    .map(([field, operator]) => `${field} ${operator.startsWith('array') ? 'CONTAINS' : 'ASCENDING'}`)
  const ranges = named.filter(([, operator]) => !equalities.includes(operator))
  // A range without an explicit order is sorted by its field.
  const [field, direction] = orderBy ?? [ranges[0]?.[0], 'asc']
  const sorted = field === undefined ? [] : [`${field} ${direction === 'asc' ? 'ASCENDING' : 'DESCENDING'}`]
  const about = {
    collection: group ?? collection.split('/').at(-1) ?? '',
    scope: group === undefined ? 'COLLECTION' : 'COLLECTION_GROUP',
  } as const
  return sorted.length === 0 || equal.length === 0
    ? [...equal, ...sorted].map(each => ({ ...about, equal: [], sorted: [each] }))
    : [{ ...about, equal: equal.sort(), sorted }]
}

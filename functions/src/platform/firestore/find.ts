import { functionQueries } from '@upper-bracket/shared/queries/functionQueries'
import { pageQueries } from '@upper-bracket/shared/queries/pageQueries'
import { type CollectionOf, type QueryParams, resolveQuery } from '@upper-bracket/shared/queries/query'
import { FieldPath, type Query, Timestamp } from 'firebase-admin/firestore'
import { firestore } from '../firebase.ts'
import { converterOf } from './documents.ts'
import type { Models } from './models.ts'

const queries = { ...pageQueries, ...functionQueries }

type Queries = typeof queries
export type QueryName = keyof Queries
type ModelOf<K extends QueryName> = Models[CollectionOf<Queries[K]>]

/** Builds a query from its row in the tables of queries. */
export function find<K extends QueryName>(
  name: K,
  params: QueryParams<Queries[K], ModelOf<K>>,
): Query<ModelOf<K>> {
  const { path, isGroup, where, orderBy } = resolveQuery(queries[name], params)
  const all: Query = isGroup ? firestore().collectionGroup(path) : firestore().collection(path)
  const filtered = where.reduce((query, [field, operator, value]) => {
    const isTime = field === 'changedAt'
    return query.where(field, operator, isTime ? Timestamp.fromMillis(Number(value)) : value)
  }, all)
  const sorted = orderBy ? filtered.orderBy(...orderBy) : filtered
  return sorted.withConverter(converterOf(path.slice(path.lastIndexOf('/') + 1) as CollectionOf<Queries[K]>))
}

/** Sorts by document id, so that a page can start after one. */
export function orderById<T>(query: Query<T>, direction: 'asc' | 'desc' = 'asc'): Query<T> {
  return query.orderBy(FieldPath.documentId(), direction)
}

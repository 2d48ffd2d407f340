import type { DocumentTimes } from '@upper-bracket/shared/api/changes'
import { changedSince } from '@upper-bracket/shared/queries/changedSince'
import type {
  CollectionReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore'
import { orderById } from '../platform/firestore/find.ts'

interface Row<T> {
  readonly id: string
  readonly data: T
  readonly times: DocumentTimes
}

/** The rows of a list, sorted by id. */
export type Rows<T> = readonly Row<T>[]

/** Reads a list at one moment. */
export interface FollowedList<T> {
  readonly whole: () => Promise<Rows<T>>
  /** Reads the rows whose `changedAt` is later. */
  readonly changed: (after: number) => Promise<Rows<T>>
  /** Counts the rows from one id to another, both included; without them, all. */
  readonly count: (from?: string, to?: string) => Promise<number>
}

/**
 * Returns the same rows as `whole`, and reads only those that have changed since `known` was read. A change that leaves
 * no `changedAt` is missing until the next whole reading; a deletion never is.
 */
export async function readRows<T>(
  { whole, changed, count }: FollowedList<T>,
  known: { readonly rows: Rows<T>; readonly asOf: number } | null,
): Promise<Rows<T>> {
  // To read a list this short costs no more than to ask what has changed.
  if (known === null || known.rows.length <= 2) return whole()
  const [changes, counted] = await Promise.all([changed(changedSince(known.asOf)), count()])
  const rows = merged(known.rows, changes)
  const deleted = rows.length - counted
  const isCheaperWhole = deleted * Math.log2(rows.length) >= rows.length
  return deleted < 0 || isCheaperWhole ? whole() : existing(rows, counted, count)
}

/** Finds the `counted` rows that still exist by counting them in halves. */
async function existing<T>(
  rows: Rows<T>,
  counted: number,
  count: FollowedList<T>['count'],
): Promise<Rows<T>> {
  if (counted === rows.length) return rows
  if (counted === 0) return []
  const [lower, upper] = [rows.slice(0, rows.length / 2), rows.slice(rows.length / 2)]
  const inLower = await count(lower[0]?.id, lower.at(-1)?.id)
  const halves = [existing(lower, inLower, count), existing(upper, counted - inLower, count)]
  return (await Promise.all(halves)).flat()
}

function merged<T>(known: Rows<T>, changes: Rows<T>): Rows<T> {
  const rows = new Map([...known, ...changes].map(row => [row.id, row]))
  const isAdded = rows.size > known.length
  return isAdded ? [...rows.values()].sort((one, other) => (one.id < other.id ? -1 : 1)) : [...rows.values()]
}

/** Builds a list whose documents contain `changedAt` (see `withChangeTime`), as one transaction sees it. */
export function followedList<T>(
  reads: Transaction,
  all: CollectionReference<T>,
  changed: (after: number) => Query<T>,
): FollowedList<T> {
  return {
    whole: async () => rowsOf(await reads.get(all)),
    changed: async after => rowsOf(await reads.get(changed(after))),
    count: async (from, to) => {
      const counted = from === undefined ? all : orderById(all).startAt(from).endAt(to)
      return (await reads.get(counted.count())).data().count
    },
  }
}

function rowsOf<T>({ docs }: QuerySnapshot<T>): Rows<T> {
  return docs.map(each => ({ id: each.id, data: each.data(), times: timesOf(each) }))
}

export function timesOf({
  createTime,
  updateTime,
}: Pick<DocumentSnapshot, 'createTime' | 'updateTime'>): DocumentTimes {
  return { createdAt: microseconds(createTime), changedAt: microseconds(updateTime) }
}

function microseconds(time: Timestamp | undefined): number {
  return time === undefined ? 0 : time.seconds * 1_000_000 + Math.floor(time.nanoseconds / 1000)
}

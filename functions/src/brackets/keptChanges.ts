import type { CommandTarget } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { KeptChange } from '@upper-bracket/shared/bracket/commands/keptChange'
import { isOwnStep } from '@upper-bracket/shared/bracket/commands/mayTakeBack'
import type { TakenChange } from '@upper-bracket/shared/bracket/commands/takeBack'
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { MatchSnapshots } from './readMatches.ts'

interface ReadChange {
  readonly read: QueryDocumentSnapshot<KeptChange>
  readonly data: KeptChange
}

/** Reads the changes that a command takes back; null if one is not kept. */
export async function readChanges(
  reads: Transaction,
  { competitionId, bracketId, entryIds = [] }: CommandTarget,
): Promise<readonly ReadChange[] | null> {
  const found = await Promise.all(
    [...new Set(entryIds)].map(id => reads.get(documents.change(competitionId, bracketId, id))),
  )
  const kept = found.flatMap((read): readonly ReadChange[] => {
    const data = read.data()
    return data === undefined ? [] : [{ read: read as QueryDocumentSnapshot<KeptChange>, data }]
  })
  return kept.length < found.length ? null : kept
}

/** Reads the matches that changed. */
export async function readChanged(
  reads: Transaction,
  { competitionId, bracketId }: CommandTarget,
  changes: readonly KeptChange[],
): Promise<MatchSnapshots> {
  const ids = new Set(changes.flatMap(({ matches }) => matches.map(({ id }) => id)))
  const found = await reads.getAll(...[...ids].map(id => documents.match(competitionId, bracketId, id)))
  return new Map(found.filter(({ exists }) => exists).map(snapshot => [snapshot.id, snapshot]))
}

interface TakenBy {
  readonly uid: string | null
  readonly now: number
  /** Absent if it follows from an event. */
  readonly isOrganizer?: boolean | undefined
}

/** A change for somebody who takes it back, with the matches that have been written since. */
export function takenChange({ read, data }: ReadChange, snapshots: MatchSnapshots, by: TakenBy): TakenChange {
  const { matches, shape } = data
  const since = read.createTime.valueOf()
  return {
    matches,
    shape,
    isDenied: by.isOrganizer === false && !isOwnStep(data, by),
    isLater: id => (snapshots.get(id)?.updateTime?.valueOf() ?? '') > since,
    isAdded: id => (snapshots.get(id)?.createTime?.valueOf() ?? '') > since,
  }
}

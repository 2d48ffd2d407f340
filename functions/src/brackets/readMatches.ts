import type { BracketAddress, Extent } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import { missingMatches } from '@upper-bracket/shared/bracket/commands/missingMatches'
import type { BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'

/** The matches of one bracket by id, as read. */
export type MatchSnapshots = ReadonlyMap<string, DocumentSnapshot<Match>>

/** Reads a match and those that it feeds (see `missingMatches`). */
async function readFed(
  reads: Transaction,
  { competitionId, bracketId }: BracketAddress,
  shape: BracketShape,
  match: DocumentSnapshot<Match>,
  options: Parameters<typeof missingMatches>[2],
): Promise<MatchSnapshots> {
  const snapshots = new Map([[match.id, match]])
  for (;;) {
    const missing = missingMatches({ shape, matches: dataOf(snapshots.values()) }, match.id, options)
    if (missing.length === 0) return snapshots
    const found = await reads.getAll(...missing.map(id => documents.match(competitionId, bracketId, id)))
    for (const snapshot of found) {
      if (!snapshot.exists) throw new Error(`${snapshot.ref.path} is missing from its bracket`)
      snapshots.set(snapshot.id, snapshot)
    }
  }
}

export async function readAll(
  reads: Transaction,
  { competitionId, bracketId }: BracketAddress,
): Promise<MatchSnapshots> {
  const { docs } = await reads.get(documents.matches(competitionId, bracketId))
  return new Map(docs.map(snapshot => [snapshot.id, snapshot]))
}

/** Reads the part of a bracket that a command needs; `match` is its target, if any. */
export async function readExtent(
  reads: Transaction,
  bracket: BracketAddress,
  shape: BracketShape,
  match: DocumentSnapshot<Match> | null,
  extent: Extent,
): Promise<MatchSnapshots> {
  if (match === null || extent === 'whole') return readAll(reads, bracket)
  if (extent === 'match') return new Map([[match.id, match]])
  return readFed(reads, bracket, shape, match, { nobodyAdvances: extent === 'fed-by-nobody' })
}

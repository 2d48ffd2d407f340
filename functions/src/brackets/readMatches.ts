import { missingMatches } from '@upper-bracket/shared/bracket/commands/missingMatches'
import type { Match, Matches } from '@upper-bracket/shared/bracket/model/match'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'

/** Matches of one bracket by id, each as it was read. */
export type MatchSnapshots = ReadonlyMap<string, DocumentSnapshot<Match>>

interface BracketAddress {
  readonly competitionId: string
  readonly bracketId: string
}

/** A match with those that it feeds (see `missingMatches`). */
export async function readFed(
  reads: Transaction,
  { competitionId, bracketId }: BracketAddress,
  match: DocumentSnapshot<Match>,
  options: Parameters<typeof missingMatches>[2],
): Promise<MatchSnapshots> {
  const snapshots = new Map([[match.id, match]])
  for (;;) {
    const missing = missingMatches(matchesIn(snapshots), match.id, options)
    if (missing.length === 0) return snapshots
    const found = await reads.getAll(...missing.map(id => documents.match(competitionId, bracketId, id)))
    for (const snapshot of found) {
      if (!snapshot.exists) throw new Error(`${snapshot.ref.path} is missing from its bracket`)
      snapshots.set(snapshot.id, snapshot)
    }
  }
}

/** All matches of a bracket. */
export async function readAll(
  reads: Transaction,
  { competitionId, bracketId }: BracketAddress,
): Promise<MatchSnapshots> {
  const { docs } = await reads.get(documents.matches(competitionId, bracketId))
  return new Map(docs.map(snapshot => [snapshot.id, snapshot]))
}

export function matchesIn(snapshots: MatchSnapshots): Matches {
  return new Map(
    [...snapshots].flatMap(([id, snapshot]) => {
      const match = snapshot.data()
      return match === undefined ? [] : [[id, match]]
    }),
  )
}

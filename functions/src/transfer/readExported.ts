import type { ExportedCompetition } from '@upper-bracket/shared/transfer/exportCompetition'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readSnapshotAt } from '../snapshot/readPublicSnapshot.ts'

/** Reads what a file is made of, at one moment; null if there is no such competition. */
export function readExported(competitionId: string): Promise<ExportedCompetition | null> {
  return firestore().runTransaction(
    async reads => {
      const snapshot = await readSnapshotAt(reads, competitionId)
      const bracketId = snapshot?.bracket?.id
      const lineUps = bracketId ? (await reads.get(documents.lineUps(competitionId, bracketId))).docs : []
      return snapshot && { ...snapshot, lineUps: new Map(lineUps.map(read => [read.id, read.data()])) }
    },
    { readOnly: true },
  )
}

import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'
import { type BracketLease, takeBracket, writePart } from './bracketLease.ts'

const documentsPerPart = 400

/**
 * Deletes a bracket with its matches and returns true, or returns false if it is the competition's current one.
 *
 * It takes the lease, which makes a pending switch to this bracket fail. The bracket's document is deleted last, so
 * that the id stays taken until then. If another call takes the lease, that call is responsible for the bracket.
 */
export async function discardBracket(competitionId: string, bracketId: string): Promise<boolean> {
  const reference = documents.bracket(competitionId, bracketId)
  for (;;) {
    // The bracket is read first, so that a switch in between changes it and the lease cannot be taken.
    const read = await reference.get()
    const current = read.data()
    const competition = await documents.competition(competitionId).get()
    if (competition.data()?.bracketId === bracketId) return false
    if (current === undefined) return true
    const lease = await takeBracket(read, { ...current, teamIds: [] })
    if (lease === null) continue
    await clear(competitionId, bracketId, lease)
    return true
  }
}

async function clear(competitionId: string, bracketId: string, taken: BracketLease): Promise<void> {
  const matches = documents.matches(competitionId, bracketId)
  let lease: BracketLease | null = taken
  while (lease !== null) {
    const { docs } = await matches.select().limit(documentsPerPart).get()
    if (docs.length === 0) break
    lease = await writePart(lease, batch => {
      for (const { ref } of docs) batch.delete(ref)
    })
  }
  if (lease === null) return
  // The documents below the matches: match rooms and line-ups.
  await firestore().recursiveDelete(matches)
  await firestore().recursiveDelete(documents.matchRooms(competitionId, bracketId))
  await firestore().recursiveDelete(documents.changes(competitionId, bracketId))
  await firestore().recursiveDelete(documents.lineUps(competitionId, bracketId))
  try {
    await lease.ref.delete({ lastUpdateTime: lease.updateTime })
  } catch (error) {
    if (!hasChanged(error)) throw error
  }
}

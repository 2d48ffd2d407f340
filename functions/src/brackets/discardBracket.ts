import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'
import { type BracketHold, takeBracket, writePart } from './bracketHold.ts'

const documentsPerPart = 400

/**
 * Deletes a bracket with its matches, unless it is the competition's current one: then it answers false.
 *
 * It is taken out of whatever hands it is in, which defeats a switch to this bracket whose commit is still on its
 * way; its document goes last, and as long as it is there nobody else takes the id. Where another call takes it over,
 * what becomes of it is left to that one.
 */
export async function discardBracket(competitionId: string, bracketId: string): Promise<boolean> {
  const reference = documents.bracket(competitionId, bracketId)
  for (;;) {
    // The bracket first: a switch in between changes it, and then nothing is taken.
    const read = await reference.get()
    const present = read.data()
    const competition = await documents.competition(competitionId).get()
    if (competition.data()?.bracketId === bracketId) return false
    if (present === undefined) return true
    const hold = await takeBracket(read, { ...present, teamIds: [] })
    if (hold === null) continue
    await clear(competitionId, bracketId, hold)
    return true
  }
}

async function clear(competitionId: string, bracketId: string, taken: BracketHold): Promise<void> {
  const matches = documents.matches(competitionId, bracketId)
  let hold: BracketHold | null = taken
  while (hold !== null) {
    const { docs } = await matches.select().limit(documentsPerPart).get()
    if (docs.length === 0) break
    hold = await writePart(hold, batch => {
      for (const { ref } of docs) batch.delete(ref)
    })
  }
  if (hold === null) return
  // What lay below the matches, what their teams had settled, and who played.
  await firestore().recursiveDelete(matches)
  await firestore().recursiveDelete(documents.rooms(competitionId, bracketId))
  await firestore().recursiveDelete(documents.lineUps(competitionId, bracketId))
  try {
    await hold.ref.delete({ lastUpdateTime: hold.updateTime })
  } catch (error) {
    if (!hasChanged(error)) throw error
  }
}

import { documents } from '../platform/documents.ts'
import { firestore } from '../platform/firebase.ts'

/**
 * Deletes a bracket with its matches, unless it is the competition's current one: then it answers false.
 *
 * The document of the bracket is emptied first and goes last. Emptying it defeats a switch to this bracket whose
 * commit is still on its way; and as long as it is there nobody else takes the id.
 */
export async function discardBracket(competitionId: string, bracketId: string): Promise<boolean> {
  const reference = documents.bracket(competitionId, bracketId)
  const emptied = await firestore().runTransaction(async transaction => {
    const [competition, bracket] = await Promise.all([
      transaction.get(documents.competition(competitionId)),
      transaction.get(reference),
    ])
    if (competition.data()?.bracketId === bracketId) return false
    if (bracket.exists) transaction.update(reference, { teamIds: [] })
    return true
  })
  if (!emptied) return false
  await firestore().recursiveDelete(
    documents.matches(competitionId, bracketId),
    firestore().bulkWriter({ throttling: false }),
  )
  await reference.delete()
  return true
}

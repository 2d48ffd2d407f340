import type { Bracket, BracketShape, StoredBracketShape } from '@upper-bracket/shared/bracket/bracket'
import { documents } from '../platform/documents.ts'
import { firestore } from '../platform/firebase.ts'

const alreadyExists = 6
const documentsPerBatch = 400

/**
 * Takes a bracket's id for this call, which alone may write under it from now on. False where another call
 * has it: one id makes one bracket, however often it is asked for.
 */
export async function claimBracket(
  competitionId: string,
  bracketId: string,
  { shape }: Bracket,
  creation: Omit<StoredBracketShape, keyof BracketShape>,
): Promise<boolean> {
  try {
    await documents.bracket(competitionId, bracketId).create({ ...shape, ...creation })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === alreadyExists) return false
    throw error
  }
}

/** Writes all matches of a claimed bracket. Nothing is still being written once it has thrown. */
export async function storeMatches(
  competitionId: string,
  bracketId: string,
  bracket: Bracket,
): Promise<void> {
  const matches = [...bracket.matches.values()]
  const commits: Promise<unknown>[] = []
  for (let first = 0; first < matches.length; first += documentsPerBatch) {
    const batch = firestore().batch()
    for (const match of matches.slice(first, first + documentsPerBatch)) {
      batch.set(documents.match(competitionId, bracketId, match.id), match)
    }
    commits.push(batch.commit())
  }
  const failure = (await Promise.allSettled(commits)).find(commit => commit.status === 'rejected')
  if (failure !== undefined) throw failure.reason
}

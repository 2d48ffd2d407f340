import { documents } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'
import { discardBracket } from './discardBracket.ts'

/** Deletes an unused bracket. If that fails, `sweepBrackets` deletes it later. */
export async function tryDiscardBracket(competitionId: string, bracketId: string): Promise<void> {
  try {
    await discardBracket(competitionId, bracketId)
  } catch (error) {
    logs.leftBehind(documents.bracket(competitionId, bracketId).path, error)
  }
}

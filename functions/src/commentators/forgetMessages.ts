import { deleteFound } from '../platform/firestore/deleteFound.ts'
import { documents } from '../platform/firestore/documents.ts'

/** Deletes what somebody wrote in chats. */
export function forgetMessages(uid: string): Promise<void> {
  return deleteFound(documents.everyChatMessage().where('authorUid', '==', uid))
}

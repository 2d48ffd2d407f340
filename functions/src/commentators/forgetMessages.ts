import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'

/** Far below what a batch may hold. */
const atOnce = 300

/** Deletes what somebody wrote in chats. */
export async function forgetMessages(uid: string): Promise<void> {
  for (;;) {
    const some = await documents.everyChatMessage().where('authorUid', '==', uid).limit(atOnce).get()
    if (some.empty) return
    const batch = firestore().batch()
    for (const { ref } of some.docs) batch.delete(ref)
    await batch.commit()
  }
}

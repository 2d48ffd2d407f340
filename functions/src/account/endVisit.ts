import { retentionMs } from '@upper-bracket/shared/notifications/retentionMs'
import { discardCompetition } from '../competitions/discardCompetition.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { eraseAccount } from './eraseAccount.ts'

/**
 * Deletes the account of a visitor of a demonstration with all their competitions. The account deletion is recorded
 * first, so that no call in flight creates a competition that is not found; the visit goes last, so that an interrupted
 * run is repeated.
 */
export async function endVisit(uid: string, now: number): Promise<void> {
  await documents.accountDeletion(uid).set({ expiresAt: now + retentionMs.accountDeletions })
  const own = await find('competitionsOfVisitor', { visitorUid: uid }).select().get()
  for (const { id } of own.docs) await discardCompetition(id, now)
  await eraseAccount(uid)
  await documents.visit(uid).delete()
}

import { newAccountRecord } from '@upper-bracket/shared/account/account'
import { profileWithIdentity } from '@upper-bracket/shared/account/identity'
import { linkIdentity } from '@upper-bracket/shared/account/linkIdentity'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../actions/defineHandler.ts'
import type { CallOutcome } from '../actions/steps.ts'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'

/** Links the Discord or Steam account for which the ticket was issued. */
export const linkAccount = defineHandler('linkAccount', async ({ uid, input, now }) => {
  const profiled = await ensureProfile(uid)
  if (!profiled.ok) return profiled

  return runTransaction(async (transaction): Promise<CallOutcome<'linkAccount'>> => {
    const ticket = await transaction.get(documents.signInTickets().doc(digest(input.ticket)))
    const shown = ticket.data()
    if (shown === undefined || shown.expiresAt <= now || ![null, uid].includes(shown.usedBy)) {
      return refuse('sign-in-expired')
    }
    const { identity } = shown
    const [owner, account, profile] = await Promise.all([
      transaction.get(documents.identity(identity.provider, identity.id)),
      transaction.get(documents.account(uid)),
      transaction.get(documents.profile(uid)),
    ])
    const [holder, person] = [owner.data() ?? null, profile.data()]
    if (person === undefined) return refuse('unauthenticated')
    // A repeated call succeeds like the first one, without linking again what was unlinked since.
    if (shown.usedBy === uid) {
      return holder?.uid === uid ? accept({ provider: identity.provider }) : refuse('sign-in-expired')
    }

    const linked = linkIdentity(account.data() ?? newAccountRecord, identity, { uid, owner: holder })
    if (!linked.ok) return linked
    transaction.update(ticket.ref, { usedBy: uid })
    transaction.set(owner.ref, holder ?? { uid, linkedAt: now })
    transaction.set(account.ref, linked.value)
    transaction.update(profile.ref, profileWithIdentity(person, identity))
    return accept({ provider: identity.provider })
  })
})

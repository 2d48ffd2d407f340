import { type FirebaseMethod, firebaseMethods, newAccountRecord } from '@upper-bracket/shared/account/account'
import { profileWithIdentity, profileWithoutIdentity } from '@upper-bracket/shared/account/identity'
import { linkIdentity } from '@upper-bracket/shared/account/linkIdentity'
import {
  afterUnlinking,
  isFirebaseMethod,
  unlinkSignInMethod,
} from '@upper-bracket/shared/account/unlinkSignInMethod'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { getAuth } from 'firebase-admin/auth'
import { action } from '../actions/action.ts'
import type { CallOutcome } from '../actions/steps.ts'
import { digest } from '../platform/digest.ts'
import { firebaseApp } from '../platform/firebase.ts'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { userOrNull } from '../platform/userOrNull.ts'

/** The provider ids of Firebase Authentication, which treats an e-mail link as a password as well. */
const providerIds = {
  google: 'google.com',
  facebook: 'facebook.com',
  password: 'password',
} as const satisfies Record<FirebaseMethod, string>

export const linkingActions = {
  /** Links the Discord or Steam account for which the ticket was issued. */
  linkAccount: action('linkAccount', {
    needsProfile: true,
    read: async ({ reads, uid, input }) => {
      const [ticket, account, profile] = await Promise.all([
        reads.get(documents.signInTickets().doc(digest(input.ticket))),
        reads.get(documents.account(uid)),
        reads.get(documents.profile(uid)),
      ])
      const identity = ticket.data()?.identity
      const owner = identity && (await reads.get(documents.identity(identity.provider, identity.id)))
      return { ticket, account, profile, owner }
    },
    decide: ({ uid, now }, { ticket, account, profile, owner }) => {
      const shown = ticket.data()
      const isValid = shown !== undefined && shown.expiresAt > now && [null, uid].includes(shown.usedBy)
      if (!isValid || owner === undefined) return refuse('sign-in-expired')
      const { identity } = shown
      const holder = owner.data() ?? null
      const person = profile.data()
      if (person === undefined) return refuse('unauthenticated')
      const output = { provider: identity.provider }
      // A repeated call succeeds like the first one, without linking again what was unlinked since.
      if (shown.usedBy === uid) return holder?.uid === uid ? accept({ output }) : refuse('sign-in-expired')

      const linked = linkIdentity(account.data() ?? newAccountRecord, identity, { uid, owner: holder })
      if (!linked.ok) return linked
      return accept({
        output,
        write: writes => {
          writes.update(ticket, { usedBy: uid })
          if (holder === null) writes.create(owner, { uid, linkedAt: now })
          writes.merge(account, linked.value)
          writes.update(profile, profileWithIdentity(person, identity))
        },
      })
    },
  }),

  /**
   * Removes a sign-in method from the caller's account; the last one stays, even if several are unlinked concurrently.
   */
  unlinkAccount: action('unlinkAccount', {
    maxWrites: 4,
    run: async ({ uid, input, now }) => {
      const method = input.provider
      const begun = await runTransaction(async (transaction): Promise<CallOutcome<'unlinkAccount'>> => {
        const snapshot = await transaction.get(documents.account(uid))
        const account = snapshot.data() ?? newAccountRecord
        // Read after the record and under its lock, so that a method removed by another call is missing from one of the
        // two.
        const current = await currentMethods(uid)
        if (!current.ok) return current

        const unlinked = unlinkSignInMethod(account, method, { current: current.value, now })
        if (!unlinked.ok) return unlinked
        if (unlinked.value === account) return accept({})
        transaction.set(snapshot.ref, unlinked.value)
        const id = isFirebaseMethod(method) ? undefined : account.identities[method]
        if (!isFirebaseMethod(method) && id !== undefined) {
          transaction.delete(documents.identity(method, id))
          const profile = documents.profile(uid)
          transaction.update(profile, withChangeTime(profile, profileWithoutIdentity(method)))
        }
        return accept({})
      })
      if (!begun.ok || !isFirebaseMethod(method)) return begun

      await getAuth(firebaseApp()).updateUser(uid, { providersToUnlink: [providerIds[method]] })
      return runTransaction(async transaction => {
        const account = await transaction.get(documents.account(uid))
        const record = account.data()
        if (record?.unlinking[method] !== undefined)
          transaction.set(account.ref, afterUnlinking(record, method))
        return accept({})
      })
    },
  }),
}

async function currentMethods(uid: string): Promise<Outcome<readonly FirebaseMethod[], 'unauthenticated'>> {
  const user = await userOrNull(uid)
  if (user === null) return refuse('unauthenticated')
  const linked = new Set(user.providerData.map(({ providerId }) => providerId))
  return accept(firebaseMethods.filter(method => linked.has(providerIds[method])))
}

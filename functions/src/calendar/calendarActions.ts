import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { action } from '../actions/action.ts'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'

export const calendarActions = {
  /**
   * Creates the secret address of the caller's calendar, and revokes an earlier one, whose secret stays taken. The
   * transaction locks the caller's addresses, so that only one of two concurrent calls leaves its own.
   */
  createCalendarLink: action('createCalendarLink', {
    maxWrites: 4,
    run: async ({ uid, input, now }) => {
      const ensured = await ensureProfile(uid)
      if (!ensured.ok) return ensured
      const link = documents.calendarLink(digest(input.secret))
      return runTransaction(async transaction => {
        const [profile, current, earlier] = await Promise.all([
          transaction.get(documents.profile(uid)),
          transaction.get(link),
          transaction.get(find('calendarLinksOfUser', { uid })),
        ])
        // The account is being deleted.
        if (!profile.exists) return refuse('unauthenticated')
        const stored = current.data()
        if (stored !== undefined && stored.uid !== uid) return refuse('id-taken')
        for (const { ref } of earlier.docs) if (ref.id !== link.id) transaction.update(ref, { uid: null })
        if (!current.exists) transaction.create(link, { uid, createdAt: now })
        return accept({ url: `${publicOrigin()}/api/calendars/${input.secret}.ics` })
      })
    },
  }),
}

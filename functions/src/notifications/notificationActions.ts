import { accept } from '@upper-bracket/shared/errors/outcome'
import { resent } from '@upper-bracket/shared/notifications/undelivered'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'

export const notificationActions = {
  /** Resends undelivered messages for organizers; the minute's job sends them. */
  resendMessages: action('resendMessages', {
    read: async ({ reads, input: { competitionId, messageIds }, target }) => {
      await target
      const [shown, deliveries] = await Promise.all([
        snapshotsOf(reads, messageIds, id => documents.undelivered(competitionId).doc(id)),
        snapshotsOf(reads, messageIds, id => documents.deliveries().doc(id)),
      ])
      return { shown, deliveries }
    },
    decide: ({ now }, { shown, deliveries }) => {
      // Without an entry the message does not belong to this competition, or is already being resent.
      const messages = [...shown].flatMap(([id, entry]) => {
        const read = deliveries.get(id)
        const delivery = read?.data()
        if (!entry.exists) return []
        if (read === undefined || delivery?.state !== 'dead') return [{ entry, again: null }]
        const again = resent(delivery, now)
        return again === delivery ? [] : [{ entry, again: { read, delivery: again } }]
      })
      const messageCount = messages.filter(({ again }) => again !== null).length
      return accept({
        output: { messageCount },
        write: writes => {
          for (const { entry, again } of messages) {
            if (again !== null) writes.update(again.read, { ...again.delivery })
            writes.delete(entry)
          }
        },
        log: messageCount > 0 && { action: 'resendMessages', messageCount },
        counts: messageCount > 0,
      })
    },
  }),
}

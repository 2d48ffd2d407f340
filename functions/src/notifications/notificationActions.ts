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
      const listed = [...shown.values()].filter(({ exists }) => exists)
      const again = listed.flatMap(({ id }) => {
        const read = deliveries.get(id)
        const delivery = read?.data()
        if (read === undefined || delivery === undefined) return []
        const next = resent(delivery, now)
        return next === delivery ? [] : [{ read, next }]
      })
      const resentIds = new Set(again.map(({ read }) => read.id))
      const messageCount = again.length
      return accept({
        output: { messageCount },
        write: writes => {
          for (const { read, next } of again) writes.update(read, { ...next })
          for (const entry of listed) {
            const isDead = deliveries.get(entry.id)?.data()?.state === 'dead'
            if (!isDead || resentIds.has(entry.id)) writes.delete(entry)
          }
        },
        log: messageCount > 0 && { action: 'resendMessages', messageCount },
        counts: messageCount > 0,
      })
    },
  }),
}

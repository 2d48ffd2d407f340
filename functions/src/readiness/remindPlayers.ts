import { accept } from '@upper-bracket/shared/errors/outcome'
import { readinessReminderEvent } from '@upper-bracket/shared/events/competitionEvents'
import { remindPlayer } from '@upper-bracket/shared/readiness/remindPlayer'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/**
 * Reminds missing players, as an organizer; their pages ask again. Entries are marked without a check, so that
 * concurrent confirmations are not delayed; a reminder of a ready player is not shown.
 */
export const remindPlayers = defineHandler('remindPlayers', ({ uid, address, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, checkId, uids } = input
    const [authorized, read, consumed] = await Promise.all([
      authorize(reads, 'remindPlayers', { uid, competitionId }),
      snapshotsOf(reads, uids, each => documents.player(competitionId, each)),
      persistentRateLimit(reads, { uid, address }, 'remindPlayers', now),
    ])
    if (!authorized.ok) return authorized
    const { competition } = authorized.value
    const check = competition.readinessCheck ?? null
    const missing = []
    for (const snapshot of read.values()) {
      const player = snapshot.data()
      if (player === undefined) continue
      const reminded = remindPlayer(check, player, { checkId, now })
      if (!reminded.ok) return reminded
      if (reminded.value !== player) missing.push(snapshot)
    }
    const [first, ...others] = missing.toSorted((one, other) => one.id.localeCompare(other.id))
    if (check === null || first === undefined) return accept({ reminded: 0 })
    if (!consumed.ok) return consumed
    consumed.value.writeTo(writes)
    const mark = { reminded: { checkId, at: now } }
    // One entry is checked, so that two organizers do not both remind the same players.
    writes.update(first, mark)
    for (const { ref } of others) writes.updateAnyway(ref, mark)
    emitEvents(writes, { competition: { id: competitionId, name: competition.name }, byUid: uid, at: now }, [
      readinessReminderEvent(
        check,
        [first, ...others].map(({ id }) => id),
        now,
      ),
    ])
    return accept({ reminded: missing.length })
  }),
)

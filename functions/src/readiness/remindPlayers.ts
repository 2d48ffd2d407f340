import { accept } from '@upper-bracket/shared/errors/outcome'
import { remindPlayer } from '@upper-bracket/shared/readiness/remindPlayer'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { lastingAllowance } from '../platform/limits/lastingAllowance.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/**
 * An organizer reminds players who are missing: their pages ask again. Entries are marked whatever has changed in them:
 * a player who confirms in the same instant is held up by nobody, and a reminder of theirs is not shown.
 */
export const remindPlayers = defineHandler('remindPlayers', ({ uid, address, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, checkId, uids } = input
    const [authorized, read, spent] = await Promise.all([
      authorize(reads, 'remindPlayers', { uid, competitionId }),
      snapshotsOf(reads, uids, each => documents.player(competitionId, each)),
      lastingAllowance(reads, { uid, address }, 'remindPlayers', now),
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
    if (!spent.ok) return spent
    spent.value.writeTo(writes)
    const mark = { reminded: { checkId, at: now } }
    // One entry is checked: two organizers who remind the same players do not both tell them.
    writes.update(first, mark)
    for (const { ref } of others) writes.updateAnyway(ref, mark)
    const event = outboxEvent('readinessReminder', {
      cause: [checkId, first.id, now],
      competition: { id: competitionId, name: competition.name },
      facts: { checkId, deadline: check.deadline },
      audience: { of: 'people', uids: missing.map(({ id }) => id) },
      byUid: uid,
      at: now,
    })
    writes.emit(event)
    return accept({ reminded: missing.length })
  }),
)

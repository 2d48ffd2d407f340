import { accept } from '@upper-bracket/shared/errors/outcome'
import { remindPlayer } from '@upper-bracket/shared/readiness/remindPlayer'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import { ignoreNotFound } from '../platform/firestore/firestoreErrors.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { spendLastingAllowance } from '../platform/limits/spendLastingAllowance.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

/**
 * An organizer reminds players who are missing: their pages ask again. Each entry is written by itself, whatever has
 * changed in it: a player who confirms in the same instant is held up by nobody, and a reminder of theirs is not shown.
 */
export const remindPlayers = defineHandler('remindPlayers', async ({ uid, address, input, now }) => {
  const { competitionId, checkId, uids } = input
  const judged = await runTransaction(
    async reads => {
      const [authorized, read] = await Promise.all([
        authorize(reads, 'remindPlayers', { uid, competitionId }),
        snapshotsOf(reads, uids, each => documents.player(competitionId, each)),
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
        if (reminded.value !== player) missing.push(snapshot.ref)
      }
      return accept({ missing, deadline: check?.deadline ?? now, name: competition.name })
    },
    { readOnly: true },
  )
  if (!judged.ok) return judged
  const { missing, deadline, name } = judged.value
  if (missing.length === 0) return accept({ reminded: 0 })
  const spent = await spendLastingAllowance({ uid, address }, 'remindPlayers', now)
  if (!spent.ok) return spent
  await Promise.all(
    missing.map(entry =>
      ignoreNotFound(entry.update(withChangeTime(entry, { reminded: { checkId, at: now } }))),
    ),
  )
  const event = outboxEvent('readinessReminder', {
    cause: [checkId, now],
    competition: { id: competitionId, name },
    facts: { checkId, deadline },
    audience: { of: 'people', uids: missing.map(({ id }) => id) },
    byUid: uid,
    at: now,
  })
  await event.ref.create(event.data)
  return accept({ reminded: missing.length })
})

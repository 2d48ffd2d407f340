import { accept } from '@upper-bracket/shared/errors/outcome'
import { confirmReadiness as confirm } from '@upper-bracket/shared/readiness/confirmReadiness'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Confirms for the whole team, as its captain or an organizer. */
export const confirmTeamReadiness = defineHandler('confirmTeamReadiness', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, checkId, teamId } = input
    const authorized = await authorize(reads, 'confirmTeamReadiness', { uid, competitionId, teamId })
    if (!authorized.ok) return authorized
    const { competition, team } = authorized.value
    const entries = team.playerUids.map(each => documents.player(competitionId, each))
    const snapshots = entries.length === 0 ? [] : await reads.getAll(...entries)
    for (const read of snapshots) {
      const player = read.data()
      if (player === undefined) continue
      const confirmed = confirm(competition.readinessCheck ?? null, player, { checkId, now })
      if (!confirmed.ok) return confirmed
      if (confirmed.value !== player) writes.update(read, { ready: { checkId, at: now } })
    }
    return accept({})
  }),
)

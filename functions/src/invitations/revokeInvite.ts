import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { inviteRoles } from '@upper-bracket/shared/invitation/inviteRoles'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Whoever might have made an invitation takes it back. */
export const revokeInvite = defineHandler('revokeInvite', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, inviteId } = input
    const read = await reads.get(documents.invitation(competitionId, inviteId))
    const invitation = read.data()
    const teamId = invitation?.teamId ?? null
    const playerUid = invitation?.playerUid
    const action = invitation === undefined ? 'revokeInvite' : inviteRoles[invitation.role].permission
    const [authorized, team, player] = await Promise.all([
      authorize(reads, action, { uid, competitionId, teamId }),
      teamId === null ? null : reads.get(documents.team(competitionId, teamId)),
      playerUid === undefined ? null : reads.get(documents.player(competitionId, playerUid)),
    ])
    if (!authorized.ok) return authorized
    if (invitation === undefined) return refuse('not-found', { document: 'invitation' })
    if (invitation.revokedAt !== null) return accept({})

    writes.update(read, { revokedAt: now })
    if (isOrganizer(authorized.value.roles)) {
      const name = team?.data()?.name
      const invitedTo = teamId === null || name === undefined ? null : { teamId, name }
      const { role, maxUses, expiresAt } = invitation
      const guest = player?.data()
      const whom = guest && { person: { uid: guest.uid, name: guest.displayName } }
      const deed = { action: 'revokeInvite', role, team: invitedTo, ...whom, maxUses, expiresAt } as const
      writes.log(competitionId, deedLogEntry({ uid, at: now }, deed))
    }
    return accept({})
  }),
)

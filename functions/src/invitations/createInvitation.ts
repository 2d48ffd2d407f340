import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import type { CallableParsed } from '@upper-bracket/shared/contract/contract'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { createInvitation as create } from '@upper-bracket/shared/invitation/createInvitation'
import type { Invitation } from '@upper-bracket/shared/invitation/invitation'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import { invitationRoles } from '@upper-bracket/shared/invitation/invitationRoles'
import type { Query } from 'firebase-admin/firestore'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Creates an invitation, as an organizer, or as a captain for their team. */
export const createInvitation = defineHandler('createInvitation', ({ uid, address: caller, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, invitationId, role, teamId, playerUid } = input
    const { permission } = invitationRoles[role]
    const [authorized, current, address, counted, team, player, consumed] = await Promise.all([
      authorize(reads, permission, { uid, competitionId, teamId }),
      reads.get(documents.invitation(competitionId, invitationId)),
      reads.get(documents.inviteAddress(invitationId)),
      reads.get(sameInvitations(input).count()),
      teamId === null ? null : reads.get(documents.team(competitionId, teamId)),
      playerUid === undefined ? null : reads.get(documents.player(competitionId, playerUid)),
      persistentRateLimit(reads, { uid, address: caller }, 'createInvitation', now),
    ])
    if (!authorized.ok) return authorized
    const { competition, roles } = authorized.value
    const held = team?.data()
    if (team !== null && held === undefined) return refuse('not-found', { document: 'team' })
    if (address.exists && !current.exists) return refuse('id-taken')
    const guest = player?.data()
    if (player !== null && !guest?.guest && !current.exists) return refuse('guest-gone')
    const context = { inviterUid: uid, current: current.data() ?? null, count: counted.data().count, now }
    const created = create(competition, input, context)
    if (!created.ok || current.exists) return created.ok ? accept({ invitationId }) : created

    if (!consumed.ok) return consumed

    consumed.value.writeTo(writes)
    const { maxUses, expiresAt } = created.value
    writes.create(current, created.value)
    writes.create(address, { competitionId, sweepAfter: expiresAt + invitationLimits.retentionMs })
    if (isOrganizer(roles)) {
      const invitedTo = teamId === null || held === undefined ? null : { teamId, name: held.name }
      const whom = guest && { person: { uid: guest.uid, name: guest.displayName } }
      const auditAction = {
        action: 'createInvitation',
        role,
        team: invitedTo,
        ...whom,
        maxUses,
        expiresAt,
      } as const
      writes.log(competitionId, auditEntry({ uid, at: now }, auditAction))
    }
    return accept({ invitationId })
  }),
)

/** Finds the invitations that count towards the same limit. */
function sameInvitations({
  competitionId,
  role,
  teamId,
  playerUid,
}: CallableParsed<'createInvitation'>): Query<Invitation> {
  return playerUid === undefined
    ? find('invitationsByRole', { competitionId, role, teamId })
    : find('invitationsForPlayer', { competitionId, playerUid })
}

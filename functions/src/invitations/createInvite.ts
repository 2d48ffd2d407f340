import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import type { CallableParsed } from '@upper-bracket/shared/contract/contract'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { createInvitation } from '@upper-bracket/shared/invitation/createInvitation'
import type { Invitation } from '@upper-bracket/shared/invitation/invitation'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import { inviteRoles } from '@upper-bracket/shared/invitation/inviteRoles'
import type { Query } from 'firebase-admin/firestore'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { lastingAllowance } from '../platform/limits/lastingAllowance.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** An organizer, or a captain for the own team, makes a link by which others become what it is for. */
export const createInvite = defineHandler('createInvite', ({ uid, address: caller, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, inviteId, role, teamId, playerUid } = input
    const { permission } = inviteRoles[role]
    const [authorized, present, address, counted, team, player, spent] = await Promise.all([
      authorize(reads, permission, { uid, competitionId, teamId }),
      reads.get(documents.invitation(competitionId, inviteId)),
      reads.get(documents.inviteAddress(inviteId)),
      reads.get(alike(documents.invitations(competitionId), input).count()),
      teamId === null ? null : reads.get(documents.team(competitionId, teamId)),
      playerUid === undefined ? null : reads.get(documents.player(competitionId, playerUid)),
      lastingAllowance(reads, { uid, address: caller }, 'createInvite', now),
    ])
    if (!authorized.ok) return authorized
    const { competition, roles } = authorized.value
    const held = team?.data()
    if (team !== null && held === undefined) return refuse('not-found', { document: 'team' })
    if (address.exists && !present.exists) return refuse('id-taken')
    const guest = player?.data()
    if (player !== null && !guest?.guest && !present.exists) return refuse('guest-gone')
    const context = { inviterUid: uid, present: present.data() ?? null, count: counted.data().count, now }
    const created = createInvitation(competition, input, context)
    if (!created.ok || present.exists) return created.ok ? accept({ inviteId }) : created

    if (!spent.ok) return spent

    spent.value.writeTo(writes)
    const { maxUses, expiresAt } = created.value
    writes.create(present, created.value)
    writes.create(address, { competitionId, sweepAfter: expiresAt + invitationLimits.keptMs })
    if (isOrganizer(roles)) {
      const invitedTo = teamId === null || held === undefined ? null : { teamId, name: held.name }
      const whom = guest && { person: { uid: guest.uid, name: guest.displayName } }
      const deed = { action: 'createInvite', role, team: invitedTo, ...whom, maxUses, expiresAt } as const
      writes.log(competitionId, deedLogEntry({ uid, at: now }, deed))
    }
    return accept({ inviteId })
  }),
)

/** Those that count towards the same limit. */
function alike(
  invitations: Query<Invitation>,
  { role, teamId, playerUid }: CallableParsed<'createInvite'>,
): Query<Invitation> {
  return playerUid === undefined
    ? invitations.where('role', '==', role).where('teamId', '==', teamId)
    : invitations.where('playerUid', '==', playerUid)
}

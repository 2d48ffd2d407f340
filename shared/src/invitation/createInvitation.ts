import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Invitation } from './invitation.ts'
import { invitationLimits } from './invitationLimits.ts'
import { type InvitationRole, invitationRoles } from './invitationRoles.ts'

interface Wanted {
  readonly role: InvitationRole
  readonly teamId: string | null
  /** The guest to take over; absent for other roles. */
  readonly playerUid?: string | undefined
  readonly lifetimeHours: number
  readonly maxUses: number
}

interface Context {
  readonly inviterUid: string
  /** The existing invitation with this id. */
  readonly current: Invitation | null
  /** The number of invitations to the same team, to the same guest, or to the competition in the same role. */
  readonly count: number
  readonly now: number
  /** The code that an invitation of players gets; null or absent if it gets none. */
  readonly code?: string | null
}

/**
 * Creates an invitation. The number of uses is capped at the places that the role has. Repeating the call returns the
 * same invitation. The caller checks that the team or the guest exists and matches the role.
 */
export function createInvitation(
  { status }: Pick<Competition, 'status'>,
  { role, teamId, playerUid, lifetimeHours, maxUses }: Wanted,
  { inviterUid, current, count, now, code = null }: Context,
): Outcome<Invitation, 'id-taken' | 'competition-started' | 'competition-over' | 'too-many-invitations'> {
  if (current !== null) {
    const isRepeated =
      current.inviterUid === inviterUid &&
      current.role === role &&
      current.teamId === teamId &&
      current.playerUid === playerUid
    return isRepeated ? accept(current) : refuse('id-taken')
  }
  if ((role === 'player' || role === 'takeOver') && status === 'finished') return refuse('competition-over')
  if (role === 'teamMember' && status !== 'registration') return refuse('competition-started')
  const most = maxOf({ teamId, playerUid })
  if (count >= most) return refuse('too-many-invitations', { invitations: most })
  return accept({
    role,
    teamId,
    ...(playerUid !== undefined && { playerUid }),
    ...(role === 'player' && code !== null && { code }),
    inviterUid,
    createdAt: now,
    expiresAt: now + lifetimeHours * 60 * 60 * 1000,
    maxUses: Math.min(maxUses, invitationRoles[role].usesMax),
    uses: 0,
    revokedAt: null,
  })
}

function maxOf({ teamId, playerUid }: Pick<Wanted, 'teamId' | 'playerUid'>): number {
  if (playerUid !== undefined) return invitationLimits.perGuest
  return teamId === null ? invitationLimits.perCompetition : invitationLimits.perTeam
}

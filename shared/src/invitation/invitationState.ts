import type { Competition } from '../competition/competition.ts'
import { may, rolesIn } from '../competition/permissions.ts'
import type { Player } from '../player/player.ts'
import type { Team } from '../team/team.ts'
import type { Invitation } from './invitation.ts'
import { invitationRoles } from './invitationRoles.ts'

/** An invitation is also `revoked` if its creator may no longer invite. */
export type InvitationState = 'open' | 'revoked' | 'used-up' | 'expired'

/** Returns the state of an invitation. `team` is the team that it is to; null if there is none, or it was deleted. */
export function invitationState({ competition, invitation, team }: Invited, now: number): InvitationState {
  if (invitation.revokedAt !== null) return 'revoked'
  if (now >= invitation.expiresAt) return 'expired'
  if (invitation.uses >= invitation.maxUses) return 'used-up'
  return mayInvite(competition, invitation, team) ? 'open' : 'revoked'
}

/** An invitation and its context. */
export interface Invited {
  readonly competition: Competition
  readonly invitation: Invitation
  readonly team: Team | null
  /** The guest to take over; null or absent if there is none, or the guest is gone. */
  readonly guest?: Player | null
}

function mayInvite(competition: Competition, { role, teamId, inviterUid }: Invitation, team: Team | null) {
  const captain = team?.captainUid === inviterUid ? { teamId, captain: true } : null
  return may(invitationRoles[role].permission, rolesIn(competition, inviterUid, captain, teamId))
}

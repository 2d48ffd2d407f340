import type { Competition } from '../competition/competition.ts'
import { may, rolesIn } from '../competition/permissions.ts'
import { isOfCaptain } from '../guest/correctAsCaptain.ts'
import type { Player } from '../player/player.ts'
import type { Team } from '../team/team.ts'
import type { Invitation } from './invitation.ts'
import { invitationRoles } from './invitationRoles.ts'

/**
 * An invitation is also `revoked` if its creator may no longer invite, or a captain's if its guest is no longer one
 * named for the team.
 */
export type InvitationState = 'open' | 'revoked' | 'used-up' | 'expired'

/** Returns the state of an invitation. `team` is the team that it is to; null if there is none, or it was deleted. */
export function invitationState(invited: Invited, now: number): InvitationState {
  const { competition, invitation, team, guest } = invited
  if (invitation.revokedAt !== null) return 'revoked'
  if (now >= invitation.expiresAt) return 'expired'
  if (invitation.uses >= invitation.maxUses) return 'used-up'
  if (guest && invitation.teamId !== null && !isOfCaptain(guest, invitation.teamId)) return 'revoked'
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

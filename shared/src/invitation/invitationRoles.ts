import { competitionLimits } from '../competition/competitionLimits.ts'
import type { Action } from '../competition/permissions.ts'
import { teamSize } from '../format/teamLimits.ts'

interface RoleRow {
  /** The permission needed to invite. The invitation is valid as long as its creator has this permission. */
  readonly permission: Action
  readonly ofTeam: boolean
  /** Whether the invitation is to take over a player without an account. */
  readonly ofGuest: boolean
  readonly usesMax: number
}

/**
 * The roles that an invitation can grant. After a new row is added, the compiler reports everything else that it needs.
 */
export const invitationRoles = {
  player: { permission: 'invitePlayer', ofTeam: false, ofGuest: false, usesMax: competitionLimits.players },
  teamMember: { permission: 'inviteTeamMember', ofTeam: true, ofGuest: false, usesMax: teamSize },
  administrator: {
    permission: 'inviteAdministrator',
    ofTeam: false,
    ofGuest: false,
    usesMax: competitionLimits.administrators,
  },
  takeOver: { permission: 'inviteToTakeOver', ofTeam: false, ofGuest: true, usesMax: 1 },
} as const satisfies Record<string, RoleRow>

export type InvitationRole = keyof typeof invitationRoles
export const invitationRoleNames = Object.keys(invitationRoles) as InvitationRole[]

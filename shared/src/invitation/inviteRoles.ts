import { competitionLimits } from '../competition/competitionLimits.ts'
import type { Action } from '../competition/permissions.ts'
import { teamSize } from '../team/teamLimits.ts'

interface RoleRow {
  /** Whoever may do this may invite, and the invitation is valid as long as they may. */
  readonly permission: Action
  /** Whether the invitation is to a team. */
  readonly ofTeam: boolean
  readonly usesMax: number
}

/** What people can be invited as. A new role is a row here; what does not compile then is all that it needs. */
export const inviteRoles = {
  player: { permission: 'invitePlayer', ofTeam: false, usesMax: competitionLimits.players },
  teamMember: { permission: 'inviteTeamMember', ofTeam: true, usesMax: teamSize },
  administrator: {
    permission: 'inviteAdministrator',
    ofTeam: false,
    usesMax: competitionLimits.administrators,
  },
} as const satisfies Record<string, RoleRow>

export type InviteRole = keyof typeof inviteRoles
export const inviteRoleNames = Object.keys(inviteRoles) as InviteRole[]

import type { InvitationRole } from './invitationRoles.ts'

/**
 * The document `competitions/{id}/invitations/{invitationId}`. `invites/{invitationId}` stores the competition it
 * belongs to, for people who only have the link. Times are milliseconds since the epoch.
 */
export interface Invitation {
  readonly role: InvitationRole
  /** Null unless the invitation is to a team. */
  readonly teamId: string | null
  /** The guest to take over. Absent for other roles. */
  readonly playerUid?: string
  /** What people type who have no link (`newInvitationCode`). Absent if there is none. */
  readonly code?: string
  readonly inviterUid: string
  readonly createdAt: number
  readonly expiresAt: number
  readonly maxUses: number
  /** The number of people who have accepted. */
  readonly uses: number
  readonly revokedAt: number | null
}

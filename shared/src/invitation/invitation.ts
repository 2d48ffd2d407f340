import type { InvitationRole } from './invitationRoles.ts'

/**
 * The document `competitions/{id}/invitations/{invitationId}`. `invites/{invitationId}` stores the competition it
 * belongs to, for people who only have the link. Times are milliseconds since the epoch.
 */
export interface Invitation {
  readonly role: InvitationRole
  /** Null unless the invitation is to a team. */
  readonly teamId: string | null
  /** The guest to be taken over. Absent unless the invitation is to do that. */
  readonly playerUid?: string
  readonly inviterUid: string
  readonly createdAt: number
  readonly expiresAt: number
  readonly maxUses: number
  /** How many people have accepted. */
  readonly uses: number
  readonly revokedAt: number | null
}

import * as z from 'zod/mini'
import { competitionLimits } from '../competition/competitionLimits.ts'
import { guestUid } from '../guest/guest.ts'
import { invitationLimits } from '../invitation/invitationLimits.ts'

import { inviteRoleNames, inviteRoles } from '../invitation/inviteRoles.ts'
import { existingId } from '../text/documentId.ts'
import { unguessableId } from '../text/unguessableId.ts'
import { callable } from './callable.ts'
import { inCompetition } from './fields.ts'

/** Callables on invitations to a competition. */
export const invitationCalls = {
  /** `teamId` where the role is one in a team, null otherwise; `playerUid` where a guest is taken over. */
  createInvite: callable<{ inviteId: string }>()({
    input: z
      .strictObject({
        ...inCompetition,
        inviteId: unguessableId,
        role: z.enum(inviteRoleNames),
        teamId: z.nullable(existingId),
        playerUid: z.optional(guestUid),
        lifetimeHours: z.literal([...invitationLimits.lifetimes]),
        maxUses: z.int().check(z.minimum(1), z.maximum(competitionLimits.players)),
      })
      .check(
        z.refine(({ role, teamId }) => inviteRoles[role].ofTeam === (teamId !== null), {
          path: ['teamId'],
          error: 'invalid-id',
        }),
        z.refine(({ role, playerUid }) => inviteRoles[role].ofGuest === (playerUid !== undefined), {
          path: ['playerUid'],
          error: 'invalid-id',
        }),
      ),
    errors: ['id-taken', 'competition-started', 'competition-over', 'guest-gone', 'too-many-invitations'],
  }),
  revokeInvite: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, inviteId: unguessableId }),
    errors: [],
  }),
  /** Whoever already is what the invitation is for may accept it again, and does not use it up. */
  acceptInvite: callable<{ competitionId: string }>()({
    input: z.strictObject({ inviteId: unguessableId }),
    errors: [
      'invite-revoked',
      'invite-expired',
      'invite-used-up',
      'registration-closed',
      'competition-started',
      'competition-over',
      'competition-full',
      'rank-required',
      'telegram-required',
      'already-in-team',
      'team-full',
      'already-in-competition',
      'guest-gone',
      'too-many-administrators',
    ],
  }),
} as const

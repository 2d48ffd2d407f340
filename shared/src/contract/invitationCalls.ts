import * as z from 'zod/mini'
import { competitionLimits } from '../competition/competitionLimits.ts'
import { guestUid } from '../guest/guest.ts'
import { typedCode } from '../invitation/typedCode.ts'
import { invitationLimits } from '../invitation/invitationLimits.ts'
import { invitationRoleNames, invitationRoles } from '../invitation/invitationRoles.ts'
import type { MailVerdict } from '../invitation/mailVerdicts.ts'
import { languages } from '../profile/profile.ts'
import { existingId } from '../text/documentId.ts'
import { unguessableId } from '../text/unguessableId.ts'
import { callable } from './callable.ts'
import { inCompetition } from './fields.ts'
import { joiningErrors } from './joiningErrors.ts'
import { joiningStatement } from './joiningStatement.ts'
import { minute, personal, rateLimits, second } from './rateLimits.ts'

const acceptingErrors = [
  'invite-revoked',
  'invite-expired',
  'invite-used-up',
  ...joiningErrors,
  'approval-required',
  'already-in-team',
  'draft-open',
  'team-full',
  'already-in-competition',
  'guest-gone',
  'too-many-administrators',
] as const

export const invitationCalls = {
  /**
   * `teamId` is set for roles in a team, and by a captain who invites to take over a guest of the own team; null
   * otherwise. `playerUid` is set to take over a guest.
   */
  createInvitation: callable<{ invitationId: string }>()({
    input: z
      .strictObject({
        ...inCompetition,
        invitationId: unguessableId,
        role: z.enum(invitationRoleNames),
        teamId: z.nullable(existingId),
        playerUid: z.optional(guestUid),
        lifetimeHours: z.literal([...invitationLimits.lifetimes]),
        maxUses: z.int().check(z.minimum(1), z.maximum(competitionLimits.players)),
        /** Whether the invitation of players also has a code to be typed. */
        withCode: z.optional(z.boolean()),
      })
      .check(
        z.refine(
          ({ role, teamId }) => role === 'takeOver' || invitationRoles[role].ofTeam === (teamId !== null),
          { path: ['teamId'], error: 'invalid-id' },
        ),
        z.refine(({ role, playerUid }) => invitationRoles[role].ofGuest === (playerUid !== undefined), {
          path: ['playerUid'],
          error: 'invalid-id',
        }),
      ),
    errors: ['id-taken', 'competition-started', 'competition-over', 'guest-gone', 'too-many-invitations'],
    /** Allows two for each of 640 players without an account. */
    persistentRateLimit: personal({ burst: 1500, refillMs: 10 * second }),
  }),
  /**
   * Mails guests with a mail address an invitation to take their place over, once to each address and within limits.
   * The caller's own address must be confirmed. Returns for each guest what was done or, without `send`, would be.
   */
  inviteGuestsByMail: callable<{ verdicts: Readonly<Record<string, MailVerdict>> }>()({
    input: z.strictObject({
      ...inCompetition,
      uids: z.array(guestUid).check(z.minLength(1), z.maxLength(competitionLimits.players)),
      /** The language of the mails. */
      lang: z.enum(languages),
      send: z.boolean(),
    }),
    errors: ['mail-unavailable', 'competition-over', 'email-required'],
    rateLimit: rateLimits.wholeCompetition,
  }),
  revokeInvitation: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, invitationId: unguessableId }),
    errors: [],
  }),
  /** A person who already has the role may accept the invitation again without using it up. */
  acceptInvitation: callable<{ competitionId: string }>()({
    input: z.strictObject({ invitationId: unguessableId, ...joiningStatement }),
    errors: acceptingErrors,
  }),
  /** Accepts the invitation with a code. Each try counts. */
  acceptCode: callable<{ competitionId: string }>()({
    input: z.strictObject({ ...inCompetition, code: typedCode, ...joiningStatement }),
    permission: 'acceptInvitation',
    errors: ['code-unknown', ...acceptingErrors],
    /** Those who read a code off a screen need a few tries, those who guess hundreds of millions. */
    persistentRateLimit: personal({ burst: 10, refillMs: 10 * minute }),
  }),
} as const

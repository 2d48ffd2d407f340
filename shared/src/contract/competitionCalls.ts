import * as z from 'zod/mini'
import { newCompetitionSettings, settingChanges } from '../competition/settings/settingSchemas.ts'
import { guestName, guestsAtOnce, guestUid } from '../guest/guest.ts'
import { liveLinks } from '../live/liveLinkSchemas.ts'
import { teamName } from '../team/teamSchemas.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { callable } from './callable.ts'
import { inCompetition, revision } from './fields.ts'

/** Whether it is a rank of the game is the domain's to say (`rank-invalid`). */
const rankTier = z.nullable(z.int())

/** Callables on competitions themselves and who takes part in them. */
export const competitionCalls = {
  createCompetition: callable<{ competitionId: string }>()({
    input: z.strictObject({
      competitionId: documentId,
      ...newCompetitionSettings,
      /** The caller's competition whose banner is copied. */
      bannerOf: z.optional(existingId),
    }),
    errors: ['id-taken', 'date-in-past', 'date-too-far', 'deadline-after-start'],
  }),
  updateCompetition: callable<{ revision: number }>()({
    input: z.strictObject({ ...inCompetition, revision, changes: settingChanges }),
    errors: [
      'changed-meanwhile',
      'format-locked',
      'veto-unfit',
      'foreign-picture',
      'date-in-past',
      'date-too-far',
      'deadline-after-start',
    ],
  }),
  /** With everything that belongs to it, and for good. */
  deleteCompetition: callable<Record<string, never>>()({
    input: z.strictObject(inCompetition),
    errors: [],
  }),
  /** Replaces them all. */
  setLiveLinks: callable<{ revision: number }>()({
    input: z.strictObject({ ...inCompetition, revision, links: liveLinks }),
    errors: ['changed-meanwhile', 'unsupported-broadcast'],
  }),
  /** Which match the broadcast shows; null: the first of those that are running. */
  showMatch: callable<Record<string, never>>()({
    input: z.strictObject({
      ...inCompetition,
      match: z.nullable(z.strictObject({ bracketId: existingId, matchId: existingId })),
    }),
    errors: [],
  }),
  joinCompetition: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, joinId: documentId }),
    errors: [
      'already-in-competition',
      'registration-closed',
      'competition-started',
      'competition-over',
      'competition-full',
      'rank-required',
      'telegram-required',
    ],
  }),
  leaveCompetition: callable<Record<string, never>>()({
    input: z.strictObject(inCompetition),
    errors: ['not-in-competition', 'competition-started'],
  }),
  removePlayer: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, uid: existingId }),
    errors: ['not-in-competition', 'competition-started'],
  }),
  /**
   * Players without an account, and new teams for them: all of them or none. A player's team is one that exists, or
   * one of the new ones.
   */
  addGuestPlayers: callable<Record<string, never>>()({
    input: z.strictObject({
      ...inCompetition,
      players: z
        .array(
          z.strictObject({
            uid: guestUid,
            name: guestName,
            rankTier,
            teamId: z.nullable(existingId),
          }),
        )
        .check(z.minLength(1), z.maxLength(guestsAtOnce)),
      teams: z.array(z.strictObject({ teamId: documentId, name: teamName })).check(z.maxLength(guestsAtOnce)),
    }),
    errors: [
      'id-taken',
      'competition-started',
      'competition-over',
      'competition-full',
      'too-many-teams',
      'player-name-taken',
      'team-name-taken',
      'team-full',
      'rank-invalid',
    ],
  }),
  /** Name and rank of a player without an account. */
  updateGuestPlayer: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, uid: guestUid, name: guestName, rankTier }),
    errors: ['guest-gone', 'competition-over', 'player-name-taken', 'rank-invalid'],
  }),
  /** Only players can be added this way; people who do not participate need an invitation. */
  addAdministrator: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, uid: existingId }),
    errors: ['not-in-competition', 'too-many-administrators'],
  }),
  /** Administrators may remove themselves. */
  removeAdministrator: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, uid: existingId }),
    errors: ['last-owner'],
  }),
  /** To an administrator. The caller becomes an administrator. */
  handOver: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, uid: existingId }),
    errors: ['not-administrator'],
  }),
} as const

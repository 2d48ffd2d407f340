import * as z from 'zod/mini'
import { sponsorLimits, sponsorName, sponsorUrl } from '../competition/sponsors.ts'
import { requirementCodes } from '../competition/requirements.ts'
import { newCompetitionSettings, settingChanges } from '../competition/settings/settingSchemas.ts'
import { substitutesMax, teamSize } from '../format/teamLimits.ts'
import type { ApplicantOutcome } from '../entry/decideApplicant.ts'
import type { Became } from '../entry/enter.ts'
import { entryLimits } from '../entry/entryLimits.ts'
import { guestName, guestsAtOnce, guestUid } from '../guest/guest.ts'
import { maxQueuedMatches, maxStreams, refillRules } from '../live/broadcastQueue.ts'
import { liveLinks, stream } from '../live/liveLinkSchemas.ts'
import { sceneViews } from '../live/overlay.ts'
import { captionChanges, overlayOptions } from '../live/overlaySchemas.ts'
import { guestContacts } from '../player/guestContacts.ts'
import { sourceKey } from '../player/sourceKey.ts'
import { discordLink, teamName } from '../team/teamSchemas.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { multiLine } from '../text/multiLine.ts'
import { callable } from './callable.ts'
import { inCompetition, pictureOf, revision } from './fields.ts'
import { joiningErrors } from './joiningErrors.ts'
import { joiningStatement } from './joiningStatement.ts'
import { minute, personal, rateLimits, second } from './rateLimits.ts'

/** The domain checks whether the game has this rank (`rank-invalid`). */
const rankTier = z.nullable(z.int())

const guest = { uid: guestUid, name: guestName, rankTier, contacts: z.optional(guestContacts) }

/** The players whom a captain names; only organizers read their `contacts`. */
const namedMembers = (min: number) =>
  z
    .array(z.strictObject({ ...guest, substitute: z.optional(z.literal(true)) }))
    .check(z.minLength(min), z.maxLength(teamSize - 1 + substitutesMax))

const namingErrors = [
  'whole-teams-off',
  'approval-required',
  'id-taken',
  'competition-started',
  'competition-over',
  'competition-full',
  'registration-closed',
  'too-many-teams',
  'player-name-taken',
  'team-name-taken',
  'team-full',
  'substitutes-full',
  'rank-invalid',
  ...requirementCodes,
] as const

export const competitionCalls = {
  createCompetition: callable<{ competitionId: string }>()({
    input: z.strictObject({
      competitionId: documentId,
      ...newCompetitionSettings,
      /** The caller's competition whose banner is copied to the new one. */
      bannerOf: z.optional(existingId),
    }),
    errors: [
      'id-taken',
      'date-in-past',
      'date-too-far',
      'deadline-after-start',
      'advantage-unfit',
      'criteria-unfit',
      'rank-range-unfit',
      'veto-unfit',
    ],
    /** Allows forty in a row, and forty per day. */
    persistentRateLimit: personal({ burst: 40, refillMs: 36 * minute }),
  }),
  updateCompetition: callable<{ revision: number }>()({
    input: z.strictObject({ ...inCompetition, revision, changes: settingChanges }),
    errors: [
      'changed-meanwhile',
      'format-locked',
      'advantage-unfit',
      'criteria-unfit',
      'rank-range-unfit',
      'veto-unfit',
      'foreign-picture',
      'date-in-past',
      'date-too-far',
      'deadline-after-start',
    ],
  }),
  /** Permanently deletes the competition and everything below it. */
  deleteCompetition: callable<Record<string, never>>()({
    input: z.strictObject(inCompetition),
    errors: [],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /** Replaces all links. */
  setLiveLinks: callable<{ revision: number }>()({
    input: z.strictObject({ ...inCompetition, revision, links: liveLinks }),
    errors: ['changed-meanwhile', 'unsupported-broadcast'],
  }),
  /** Replaces the queue of matches for the broadcast. `revision` is the queue's. */
  setBroadcastQueue: callable<{ revision: number }>()({
    input: z.strictObject({
      ...inCompetition,
      bracketId: existingId,
      revision,
      matches: z
        .array(z.strictObject({ matchId: existingId, stream, locked: z.boolean() }))
        .check(z.maxLength(maxQueuedMatches)),
      /** Absent to leave the rules as they are. */
      refill: z.optional(z.array(z.nullable(z.enum(refillRules))).check(z.maxLength(maxStreams))),
    }),
    errors: ['changed-meanwhile'],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /** Replaces the sponsors of a competition. A new one needs a picture. */
  setSponsors: callable<{ revision: number }>()({
    input: z.strictObject({
      ...inCompetition,
      revision,
      sponsors: z
        .array(
          z.strictObject({
            id: documentId,
            name: sponsorName,
            url: sponsorUrl,
            picture: z.nullable(pictureOf('sponsor')),
          }),
        )
        .check(z.maxLength(sponsorLimits.sponsors)),
    }),
    permission: 'updateCompetition',
    errors: ['changed-meanwhile', 'not-a-picture'],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /** Creates an overlay at revision 0, otherwise changes it. Its id is the secret of its address. */
  saveOverlay: callable<{ revision: number }>()({
    input: z.strictObject({ ...inCompetition, overlayId: documentId, revision, options: overlayOptions }),
    permission: 'manageOverlays',
    errors: ['id-taken', 'changed-meanwhile', 'too-many-overlays'],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /** Deletes an overlay, whose address shows nothing from then on. */
  revokeOverlay: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, overlayId: documentId }),
    permission: 'manageOverlays',
    errors: [],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /** Selects what the overlays of the view `scene` of a stream show; null shows nothing. */
  showScene: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, stream, scene: z.nullable(z.enum(sceneViews)) }),
    permission: 'manageOverlays',
    errors: [],
    rateLimit: rateLimits.wholeCompetition,
    /** Allows an hour of a scene every four seconds, and one every two seconds in the long run. */
    persistentRateLimit: { person: { burst: 600, refillMs: 2 * second }, address: null },
  }),
  /** Changes the captions of a stream: which are shown, whom they name and what they say. */
  setCaptions: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, stream, captions: captionChanges }),
    permission: 'manageOverlays',
    errors: [],
    rateLimit: rateLimits.wholeCompetition,
    persistentRateLimit: { person: { burst: 600, refillMs: 2 * second }, address: null },
  }),
  /** Asks to enter, by which the caller becomes a player or an applicant. */
  joinCompetition: callable<{ became: Became }>()({
    input: z.strictObject({ ...inCompetition, joinId: documentId, ...joiningStatement }),
    errors: ['id-taken', 'already-in-competition', 'queue-full', ...joiningErrors],
  }),
  /** The caller is no longer an applicant. */
  withdrawApplication: callable<Record<string, never>>()({
    input: z.strictObject(inCompetition),
    errors: ['already-in-competition'],
    rateLimit: rateLimits.account,
  }),
  /** Enters the caller, who has moved up and holds a place. */
  confirmPlace: callable<Record<string, never>>()({
    input: z.strictObject(inCompetition),
    errors: ['place-gone', 'competition-started', 'competition-over', ...requirementCodes],
  }),
  /** Admits or declines applicants. Returns what became of each, or why nothing did. */
  decideApplicants: callable<{ outcomes: Readonly<Record<string, ApplicantOutcome>> }>()({
    input: z.strictObject({
      ...inCompetition,
      uids: z.array(existingId).check(z.minLength(1), z.maxLength(entryLimits.decisions)),
      decision: z.enum(['admit', 'decline']),
      /** What those who are declined are told. */
      reason: z.optional(multiLine(entryLimits.reasonLength)),
    }),
    errors: ['competition-started', 'competition-over'],
    rateLimit: rateLimits.wholeCompetition,
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
   * Adds players without an account, and new teams for them, all or none. A player's team is an existing or a new one.
   * Only organizers read `contacts` and `sourceKey` (`Contacts`).
   */
  addGuestPlayers: callable<Record<string, never>>()({
    input: z.strictObject({
      ...inCompetition,
      players: z
        .array(
          z.strictObject({
            ...guest,
            teamId: z.nullable(existingId),
            sourceKey: z.optional(sourceKey),
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
      'substitutes-full',
      'rank-invalid',
    ],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /**
   * Changes the name and the rank of a player without an account and, unless absent, replaces all contacts. A captain
   * states the own team, and leaves the contacts to organizers.
   */
  updateGuestPlayer: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, ...guest, teamId: z.optional(existingId) }),
    errors: [
      'guest-gone',
      'competition-over',
      'competition-started',
      'player-name-taken',
      'rank-invalid',
      ...requirementCodes,
    ],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /** Enters a whole team: the caller joins, unless already a player, and becomes the captain of the named members. */
  enterTeam: callable<{ readonly became: Became }>()({
    input: z.strictObject({
      ...inCompetition,
      joinId: documentId,
      teamId: documentId,
      name: teamName,
      discordLink,
      members: namedMembers(0),
      ...joiningStatement,
    }),
    errors: [
      ...namingErrors,
      ...joiningErrors,
      'already-in-competition',
      'already-in-team',
      'draft-open',
      'invalid-discord-link',
      'queue-full',
    ],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /** Lets a captain name players without an account for free seats of the team, or as its substitutes. */
  nameMembers: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId, members: namedMembers(1) }),
    errors: namingErrors,
    rateLimit: rateLimits.wholeCompetition,
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
  /** Makes an administrator the owner; the caller becomes an administrator. */
  handOver: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, uid: existingId }),
    errors: ['not-administrator'],
  }),
} as const

import * as z from 'zod/mini'
import { constraintLimits } from '../balance/constraints.ts'
import { type DistributionPlan, distributionModes, distributionScopes } from '../balance/distribute.ts'
import { chatText } from '../chat/chatText.ts'
import { bracketLimits } from '../format/bracketLimits.ts'
import { discordLink, teamName } from '../team/teamSchemas.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { timestamp } from '../text/timestamp.ts'
import { callable } from './callable.ts'
import { inCompetition, pictureOf, revision } from './fields.ts'
import { minute, personal, rateLimits } from './rateLimits.ts'

/** Groups of players, with a maximum size. */
function groupsOfAtMost(players: number, minPlayers = 2) {
  const group = z.array(existingId).check(z.minLength(minPlayers), z.maxLength(players))
  return z.readonly(z.array(z.readonly(group)).check(z.maxLength(constraintLimits.groups)))
}

const teamMessage = z.strictObject({
  ...inCompetition,
  teamId: existingId,
  messageId: documentId,
  text: chatText,
})

/** Callables on the teams of a competition and their players. */
export const teamCalls = {
  createTeam: callable<{ teamId: string }>()({
    input: z.strictObject({ ...inCompetition, teamId: documentId, name: teamName, discordLink }),
    errors: [
      'id-taken',
      'team-name-taken',
      'invalid-discord-link',
      'already-in-team',
      'competition-started',
      'draft-open',
      'too-many-teams',
    ],
  }),
  updateTeam: callable<{ revision: number }>()({
    input: z.strictObject({
      ...inCompetition,
      teamId: existingId,
      revision,
      name: z.optional(teamName),
      discordLink: z.optional(discordLink),
    }),
    errors: ['changed-meanwhile', 'team-name-taken', 'invalid-discord-link'],
  }),
  /** Replaces the logo of a team, or with null removes it. Returns its number. */
  setTeamLogo: callable<{ logo: number | null }>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId, logo: z.nullable(pictureOf('teamLogo')) }),
    permission: 'updateTeam',
    errors: ['not-a-picture'],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /** Lets a team play although seats are free, or takes that back. */
  letTeamPlay: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId, plays: z.boolean() }),
    errors: ['competition-started'],
  }),
  deleteTeam: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId }),
    errors: ['competition-started'],
  }),
  joinTeam: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId }),
    errors: ['not-in-competition', 'team-full', 'already-in-team', 'competition-started', 'draft-open'],
  }),
  leaveTeam: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId }),
    errors: ['not-in-competition', 'not-in-team', 'competition-started'],
  }),
  /** `teamId` null removes the player from the team. */
  assignPlayer: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, uid: existingId, teamId: z.nullable(existingId) }),
    errors: ['not-in-competition', 'team-full', 'competition-started'],
  }),
  /** Lets a captain ask a player to join, who accepts with `joinTeam`. `wanted: false` cancels the request. */
  requestPlayer: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId, uid: existingId, wanted: z.boolean() }),
    errors: [
      'not-in-competition',
      'player-without-account',
      'already-in-team',
      'team-full',
      'team-request-declined',
      'too-many-team-requests',
      'competition-started',
      'draft-open',
    ],
    /** Exceeds what the captain of a team with four free seats needs. */
    persistentRateLimit: personal({ burst: 30, refillMs: 2 * minute }),
  }),
  /** Sends a message to the members of the team. */
  sendTeamMessage: callable<{ sentAt: number }>()({
    input: teamMessage,
    errors: ['id-taken', 'not-in-competition', 'not-in-team', 'conversation-over'],
    rateLimit: rateLimits.chat,
  }),
  /** Lets a captain send a message of which every member is notified at once. */
  notifyTeam: callable<{ sentAt: number }>()({
    input: teamMessage,
    errors: ['id-taken', 'conversation-over'],
    rateLimit: rateLimits.chat,
    /** Exceeds what a day of matches needs, and bounds what members are sent. */
    persistentRateLimit: personal({ burst: 20, refillMs: 10 * minute }),
  }),
  /** `upTo` is the time of the latest message that the caller has seen. */
  markTeamRead: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId, upTo: timestamp }),
    errors: ['not-in-competition', 'not-in-team'],
  }),
  declineTeamRequest: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId }),
    errors: ['not-in-competition', 'team-request-gone'],
  }),
  /** Lets a captain remove a member, who stays in the competition. */
  releasePlayer: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId, uid: existingId }),
    errors: ['not-in-competition', 'not-in-team', 'competition-started'],
  }),
  makeCaptain: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId, uid: existingId }),
    errors: ['not-in-team'],
  }),
  /** `outUid` leaves the team and stays in the competition; `inUid` has no team so far. */
  substitutePlayer: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId, outUid: existingId, inUid: existingId }),
    errors: [
      'not-in-competition',
      'not-in-team',
      'already-in-team',
      'substitute-of-other-team',
      'competition-over',
    ],
  }),
  /**
   * With `preview` the plan is returned and nothing is written. `basis` identifies the pool of a preview: if the pool
   * has changed since, the call is refused with `changed-meanwhile`.
   */
  distributePlayers: callable<DistributionPlan>()({
    input: z.strictObject({
      ...inCompetition,
      distributionId: documentId,
      mode: z.enum(distributionModes),
      scope: z.enum(distributionScopes),
      seed: z.optional(z.int().check(z.minimum(0), z.maximum(0xffff_ffff))),
      constraints: z.optional(
        z.strictObject({
          together: groupsOfAtMost(constraintLimits.together),
          apart: groupsOfAtMost(constraintLimits.apart),
          substitutes: z.optional(groupsOfAtMost(constraintLimits.substitutes, 1)),
        }),
      ),
      teamCount: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(bracketLimits.teamsMax)))),
      teamIds: z.optional(z.array(existingId).check(z.minLength(1), z.maxLength(bracketLimits.teamsMax))),
      preview: z.boolean(),
      basis: z.nullable(z.string().check(z.maxLength(64))),
    }),
    errors: [
      'no-players',
      'group-too-large',
      'constraints-contradict',
      'players-keep-teams',
      'no-such-distribution',
      'draft-open',
      'competition-started',
      'changed-meanwhile',
      'too-many-teams',
    ],
    rateLimit: rateLimits.wholeCompetition,
  }),
} as const

import * as z from 'zod/mini'
import { constraintLimits } from '../balance/constraints.ts'
import { type DistributionPlan, distributionModes, distributionScopes } from '../balance/distribute.ts'
import { discordLink, teamName } from '../team/teamSchemas.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { callable } from './callable.ts'
import { inCompetition, revision } from './fields.ts'

/** Groups of players, of at most so many each. */
function groupsOfAtMost(players: number) {
  const group = z.array(existingId).check(z.minLength(2), z.maxLength(players))
  return z.readonly(z.array(z.readonly(group)).check(z.maxLength(constraintLimits.groups)))
}

/** Callables on the teams of a competition and who plays in them. */
export const teamCalls = {
  createTeam: callable<{ teamId: string }>()({
    input: z.strictObject({ ...inCompetition, teamId: documentId, name: teamName, discordLink }),
    errors: [
      'id-taken',
      'team-name-taken',
      'invalid-discord-link',
      'already-in-team',
      'competition-started',
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
  deleteTeam: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId }),
    errors: ['competition-started'],
  }),
  joinTeam: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId }),
    errors: ['not-in-competition', 'team-full', 'already-in-team', 'competition-started'],
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
  /** The captain asks a player to join, who accepts by `joinTeam`; with `wanted` false the request is cancelled. */
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
    ],
  }),
  declineTeamRequest: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId }),
    errors: ['not-in-competition', 'team-request-gone'],
  }),
  /** The captain lets a member go, who stays in the competition. */
  releasePlayer: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId, uid: existingId }),
    errors: ['not-in-competition', 'not-in-team', 'competition-started'],
  }),
  makeCaptain: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId, uid: existingId }),
    errors: ['not-in-team'],
  }),
  /** `outUid` loses the place in the team, and stays in the competition; `inUid` has no team so far. */
  substitutePlayer: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, teamId: existingId, outUid: existingId, inUid: existingId }),
    errors: ['not-in-competition', 'not-in-team', 'already-in-team', 'competition-over'],
  }),
  /**
   * With `preview` nothing is written and the plan is returned. `basis` names the pool that a preview was made from:
   * where the pool has changed since, the call is refused `changed-meanwhile` and a new preview is due.
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
        }),
      ),
      preview: z.boolean(),
      basis: z.nullable(z.string().check(z.maxLength(64))),
    }),
    errors: [
      'no-players',
      'group-too-large',
      'constraints-contradict',
      'players-keep-teams',
      'no-such-distribution',
      'competition-started',
      'changed-meanwhile',
      'too-many-teams',
    ],
  }),
} as const

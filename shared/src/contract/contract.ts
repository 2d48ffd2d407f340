import * as z from 'zod/mini'
import { type DistributionPlan, distributionModes, distributionScopes } from '../balance/distribute.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { callable } from './callable.ts'
import { competitionSettings, discordLink, revision, score, teamName } from './fields.ts'

const inCompetition = { competitionId: existingId }
/** The bracket is named because a match of the one that replaced it has the same id. */
const ofMatch = { ...inCompetition, bracketId: existingId, matchId: existingId, revision }

/**
 * Every callable: its input, its output, and the refusals beyond those that all have in common.
 * What is created carries an id that the caller made (`documentId`), what is changed the revision that the
 * caller saw, so that calling twice never does a thing twice.
 */
export const contract = {
  createCompetition: callable<{ competitionId: string }>()({
    input: z.strictObject({ competitionId: documentId, ...competitionSettings.shape }),
    errors: ['id-taken', 'date-in-past', 'date-too-far', 'deadline-after-start'],
  }),
  updateCompetition: callable<{ revision: number }>()({
    input: z.strictObject({ ...inCompetition, revision, changes: z.partial(competitionSettings) }),
    errors: ['changed-meanwhile', 'format-locked', 'date-in-past', 'date-too-far', 'deadline-after-start'],
  }),

  joinCompetition: callable<Record<string, never>>()({
    input: z.strictObject(inCompetition),
    errors: [
      'already-in-competition',
      'registration-closed',
      'competition-started',
      'competition-full',
      'rank-required',
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
  /** `teamId` null takes the player out of the team. */
  assignPlayer: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, uid: existingId, teamId: z.nullable(existingId) }),
    errors: ['not-in-competition', 'already-in-team', 'team-full', 'competition-started'],
  }),

  /**
   * With `preview` nothing is written and the plan is answered. `basis` names the pool that a preview was made
   * of: where it has changed since, the answer is `changed-meanwhile` and a new preview is due.
   */
  distributePlayers: callable<DistributionPlan>()({
    input: z.strictObject({
      ...inCompetition,
      distributionId: documentId,
      mode: z.enum(distributionModes),
      scope: z.enum(distributionScopes),
      preview: z.boolean(),
      basis: z.nullable(z.string().check(z.maxLength(64))),
    }),
    errors: ['no-players', 'competition-started', 'changed-meanwhile', 'too-many-teams'],
  }),

  generateBracket: callable<{ bracketId: string }>()({
    input: z.strictObject({
      ...inCompetition,
      bracketId: documentId,
      seeding: z.enum(['rank', 'random']),
      replace: z.boolean(),
    }),
    errors: ['not-enough-teams', 'too-many-teams', 'bracket-exists', 'changed-meanwhile'],
  }),
  startMatch: callable<{ revision: number }>()({
    input: z.strictObject(ofMatch),
    errors: ['changed-meanwhile', 'match-not-ready'],
  }),
  setScore: callable<{ revision: number }>()({
    input: z.strictObject({ ...ofMatch, score }),
    errors: ['changed-meanwhile', 'match-not-running', 'score-invalid'],
  }),
  /** The winner is the side whose score says so. */
  finishSeries: callable<{ revision: number }>()({
    input: z.strictObject({ ...ofMatch, score }),
    errors: ['changed-meanwhile', 'match-not-running', 'score-invalid'],
  }),
} as const

export type Contract = typeof contract
export type CallableName = keyof Contract
export type CallableInput<N extends CallableName> = z.input<Contract[N]['input']>
export type CallableParsed<N extends CallableName> = z.output<Contract[N]['input']>
export type CallableOutput<N extends CallableName> = NonNullable<Contract[N]['output']>
export type CallableError<N extends CallableName> = Contract[N]['errors'][number]

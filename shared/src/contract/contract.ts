import * as z from 'zod/mini'
import { type IdentityProvider, signInMethods } from '../account/account.ts'
import type { ExportedData } from '../account/exportedData.ts'
import { type DistributionPlan, distributionModes, distributionScopes } from '../balance/distribute.ts'
import type { UndoneMatch } from '../bracket/commands/undoneMatch.ts'
import { bracketLimits } from '../bracket/model/bracketLimits.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { callable } from './callable.ts'
import { competitionSettings, discordLink, revision, score, seriesByRound, side, teamName } from './fields.ts'

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
  /** With all that belongs to it, and for good. */
  deleteCompetition: callable<Record<string, never>>()({
    input: z.strictObject(inCompetition),
    errors: [],
  }),

  /** `ticket`: what signing in at Discord or Steam for the purpose `link` has answered. */
  linkAccount: callable<{ provider: IdentityProvider }>()({
    input: z.strictObject({
      ticket: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'invalid-id' })),
    }),
    errors: ['account-taken', 'already-linked', 'sign-in-expired'],
  }),
  unlinkAccount: callable<Record<string, never>>()({
    input: z.strictObject({ provider: z.enum(signInMethods) }),
    errors: ['last-sign-in-method'],
  }),

  joinCompetition: callable<Record<string, never>>()({
    input: z.strictObject(inCompetition),
    errors: [
      'already-in-competition',
      'registration-closed',
      'competition-started',
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

  /** Valid once, until `expiresAt` (milliseconds since the epoch) or the next one. */
  createTelegramLink: callable<{ url: string; expiresAt: number }>()({
    input: z.strictObject({}),
    errors: [],
  }),
  disconnectTelegram: callable<Record<string, never>>()({ input: z.strictObject({}), errors: [] }),

  exportMyData: callable<ExportedData>()({ input: z.strictObject({}), errors: [] }),
  /** The sign-in must not be older than five minutes. `competitions`: the names of those that are in the way. */
  deleteMyAccount: callable<Record<string, never>>()({
    input: z.strictObject({}),
    errors: ['recent-sign-in-required', 'owns-running-competition'],
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

  /**
   * `order` is for the seeding by hand: the ids of all teams that have players, the first seed first. `seed` makes
   * a draw repeatable; without it the bracket's id is drawn by. `bestOf` is for the rounds that shall differ from
   * the competition's plan.
   */
  generateBracket: callable<{ bracketId: string }>()({
    input: z.strictObject({
      ...inCompetition,
      bracketId: documentId,
      seeding: z.enum(['rank', 'random', 'manual']),
      order: z.optional(z.array(existingId).check(z.maxLength(bracketLimits.teamsMax))),
      seed: z.optional(z.string().check(z.maxLength(64))),
      bestOf: z.optional(seriesByRound),
      replace: z.boolean(),
    }),
    errors: [
      'not-enough-teams',
      'too-many-teams',
      'bracket-exists',
      'changed-meanwhile',
      'order-invalid',
      'no-such-round',
    ],
  }),
  /**
   * Opens registration and line-ups again. Unless it is `confirmed`, it is refused where a match is running or has been
   * played: `results-exist` says in `count` how many.
   */
  deleteBracket: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, bracketId: existingId, confirmed: z.boolean() }),
    errors: ['changed-meanwhile', 'results-exist'],
  }),
  /** A team that stands in another match still to be played leaves it. */
  placeTeam: callable<{ revision: number }>()({
    input: z.strictObject({ ...ofMatch, slot: side, teamId: existingId }),
    errors: [
      'changed-meanwhile',
      'match-over',
      'match-not-ready',
      'match-full',
      'slot-taken',
      'match-busy',
      'same-round',
      'round-passed',
    ],
  }),
  clearSlot: callable<{ revision: number }>()({
    input: z.strictObject({ ...ofMatch, slot: side }),
    errors: ['changed-meanwhile', 'match-over', 'match-busy'],
  }),
  startMatch: callable<{ revision: number }>()({
    input: z.strictObject(ofMatch),
    errors: ['changed-meanwhile', 'match-not-ready'],
  }),
  /** Back to ready and 0:0. */
  unstartMatch: callable<{ revision: number }>()({
    input: z.strictObject(ofMatch),
    errors: ['changed-meanwhile', 'match-not-running'],
  }),
  setScore: callable<{ revision: number }>()({
    input: z.strictObject({ ...ofMatch, score }),
    errors: ['changed-meanwhile', 'match-not-running', 'score-invalid'],
  }),
  /** The winner is the side whose score says so. */
  finishSeries: callable<{ revision: number }>()({
    input: z.strictObject({ ...ofMatch, score }),
    errors: ['changed-meanwhile', 'match-not-running', 'score-invalid', 'match-full'],
  }),
  /** Of a match that was played to its end; the same side wins, and nothing else changes. */
  correctScore: callable<{ revision: number }>()({
    input: z.strictObject({ ...ofMatch, score }),
    errors: [
      'changed-meanwhile',
      'match-not-finished',
      'match-not-played',
      'score-invalid',
      'winner-differs',
    ],
  }),
  /** `sides` are those that give the match up: where it is both, nobody goes on. */
  forfeitMatch: callable<{ revision: number }>()({
    input: z.strictObject({ ...ofMatch, sides: z.array(side).check(z.minLength(1), z.maxLength(2)) }),
    errors: ['changed-meanwhile', 'match-not-ready', 'match-over', 'match-full'],
  }),
  /**
   * With `preview` nothing is written and `undone` answers what would be. Without `cascade` it is refused where a
   * result would be lost beyond the match itself: `next-match-started` names these in `matches`. `basis` names the
   * preview that the caller has seen: where more or less would be undone by now, the answer is
   * `changed-meanwhile` and a new preview is due.
   */
  reopenMatch: callable<{ revision: number; undone: readonly UndoneMatch[]; basis: string }>()({
    input: z.strictObject({
      ...ofMatch,
      cascade: z.boolean(),
      preview: z.boolean(),
      basis: z.optional(z.string().check(z.maxLength(64))),
    }),
    errors: ['changed-meanwhile', 'match-not-finished', 'next-match-started', 'team-replaced'],
  }),
  /** The team loses whatever it has still to play. */
  disqualifyTeam: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, bracketId: existingId, teamId: existingId }),
    errors: ['changed-meanwhile', 'nothing-to-play', 'match-full'],
  }),
  /** `byTeamId` takes the slot that the team has now, and its place among the seeds. */
  replaceTeam: callable<Record<string, never>>()({
    input: z.strictObject({
      ...inCompetition,
      bracketId: existingId,
      teamId: existingId,
      byTeamId: existingId,
    }),
    errors: [
      'changed-meanwhile',
      'nothing-to-play',
      'match-busy',
      'match-full',
      'same-round',
      'round-passed',
      'already-in-bracket',
      'team-empty',
    ],
  }),
} as const

export type Contract = typeof contract
export type CallableName = keyof Contract
export type CallableInput<N extends CallableName> = z.input<Contract[N]['input']>
export type CallableParsed<N extends CallableName> = z.output<Contract[N]['input']>
export type CallableOutput<N extends CallableName> = NonNullable<Contract[N]['output']>
export type CallableError<N extends CallableName> = Contract[N]['errors'][number]

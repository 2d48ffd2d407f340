import * as z from 'zod/mini'
import type { UndoneMatch } from '../bracket/commands/undoneMatch.ts'
import { bracketLimits } from '../bracket/model/bracketLimits.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { callable } from './callable.ts'
import { inCompetition, revision, score, seriesByRound, side } from './fields.ts'

/** The bracket is named because a match of the one that replaced it has the same id. */
const ofMatch = { ...inCompetition, bracketId: existingId, matchId: existingId, revision }

/** Callables that make, change and delete the bracket of a competition. */
export const bracketCalls = {
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

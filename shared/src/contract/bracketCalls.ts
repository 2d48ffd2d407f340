import * as z from 'zod/mini'
import { seriesByRound } from '../bracket/model/bracketSchemas.ts'
import { defaultSchedule, scheduleLimits } from '../bracket/model/scheduleSettings.ts'
import { bracketLimits, stageLimits } from '../format/bracketLimits.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { timestamp } from '../text/timestamp.ts'
import { callable } from './callable.ts'
import { inCompetition, revision } from './fields.ts'
import { rateLimits } from './rateLimits.ts'

const teamSet = z.array(existingId).check(z.maxLength(bracketLimits.teamsMax))
const seriesMinutes = z.int().check(z.minimum(1), z.maximum(scheduleLimits.minutesMax))

/** Callables that create, change and delete the bracket of a competition. */
export const bracketCalls = {
  /**
   * `order` is for manual seeding: the ids of all teams that have players, the first seed first. `seed` makes a draw
   * repeatable; the default is the bracket's id. `grouping` puts the teams into the groups of the first stage. `bestOf` overrides the series length of single rounds.
   */
  generateBracket: callable<{ bracketId: string }>()({
    input: z.strictObject({
      ...inCompetition,
      bracketId: documentId,
      seeding: z.enum(['rank', 'random', 'manual']),
      order: z.optional(z.array(existingId).check(z.maxLength(bracketLimits.teamsMax))),
      grouping: z.optional(
        z.strictObject({
          method: z.enum(['snake', 'pots', 'draw', 'manual']),
          groups: z.optional(z.array(teamSet).check(z.maxLength(stageLimits.groupsMax))),
          apart: z.array(teamSet).check(z.maxLength(stageLimits.groupsMax)),
        }),
      ),
      seed: z.optional(z.string().check(z.maxLength(64))),
      bestOf: z.optional(seriesByRound),
      replace: z.boolean(),
    }),
    errors: [
      'id-taken',
      'not-enough-teams',
      'too-many-teams',
      'bracket-exists',
      'draft-open',
      'changed-meanwhile',
      'order-invalid',
      'no-such-round',
      'advantage-unfit',
      'stages-unfit',
      'no-such-groups',
      'groups-invalid',
      'teams-not-apart',
    ],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /**
   * Reopens registration and line-ups. Unless `confirmed`, it is refused with `results-exist` and the `count` of
   * matches that are running or have been played.
   */
  deleteBracket: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, bracketId: existingId, confirmed: z.boolean() }),
    errors: ['changed-meanwhile', 'results-exist'],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /**
   * Sets the planned starts of matches that have not begun; null removes a start, and matches that are not named keep
   * theirs. `edition` is that of the schedule that the caller saw, 0 for none; the new one is returned. Refused with
   * `changed-meanwhile` if the schedule has another edition.
   */
  planMatches: callable<{ edition: number }>()({
    input: z.strictObject({
      ...inCompetition,
      bracketId: existingId,
      planId: documentId,
      edition: revision,
      minutes: z.strictObject({
        1: seriesMinutes,
        2: z._default(seriesMinutes, defaultSchedule.minutes[2]),
        3: seriesMinutes,
        5: seriesMinutes,
        7: z._default(seriesMinutes, defaultSchedule.minutes[7]),
      }),
      pauseMinutes: z.int().check(z.minimum(0), z.maximum(scheduleLimits.pauseMax)),
      atOnce: z.nullable(z.int().check(z.minimum(1), z.maximum(scheduleLimits.atOnceMax))),
      starts: z
        .array(z.tuple([existingId, z.nullable(timestamp)]))
        .check(z.maxLength(bracketLimits.matchesMax)),
    }),
    errors: ['changed-meanwhile'],
    rateLimit: rateLimits.wholeCompetition,
  }),
} as const

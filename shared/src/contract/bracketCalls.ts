import * as z from 'zod/mini'
import { bracketLimits } from '../bracket/model/bracketLimits.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { callable } from './callable.ts'
import { inCompetition, seriesByRound } from './fields.ts'

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
} as const

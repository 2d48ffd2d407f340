import * as z from 'zod/mini'
import { eliminationLength, seriesLength } from './seriesSchema.ts'
import { type StagePlan, stageLimits, stagesMax, swissPairings } from './stagePlan.ts'
import { tableCriteria } from './tableCriterion.ts'

const base = {
  groups: z.int().check(z.minimum(1), z.maximum(stageLimits.groupsMax)),
  advance: z.int().check(z.minimum(1), z.maximum(stageLimits.swissTeamsMax)),
}
const advanceLower = z.optional(z.int().check(z.minimum(0), z.maximum(stageLimits.swissTeamsMax)))
const criteria = z.array(z.enum(tableCriteria)).check(
  z.minLength(1),
  z.maxLength(tableCriteria.length),
  z.refine(all => new Set(all).size === all.length),
)

/** The stages before the last one, in order. Whether teams can play them depends on their number (see `stageProblem`). */
export const stagePlans: z.ZodMiniType<readonly StagePlan[], readonly StagePlan[]> = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        ...base,
        advanceLower,
        kind: z.literal('round-robin'),
        legs: z.literal([1, 2]),
        bestOf: seriesLength,
        bestOfNext: z.optional(z.int().check(z.minimum(0), z.maximum(stageLimits.groupsMax - 1))),
        criteria,
      }),
      z.strictObject({ ...base, kind: z.literal('gsl'), bestOf: eliminationLength }),
      z.strictObject({
        ...base,
        advanceLower,
        kind: z.literal('swiss'),
        pairing: z.enum(swissPairings),
        firstRound: z.optional(z.enum(['top-half', 'top-bottom'])),
        rounds: z.int().check(z.minimum(1), z.maximum(stageLimits.swissRoundsMax)),
        bestOf: eliminationLength,
        decidingBestOf: eliminationLength,
        publishing: z.enum(['automatic', 'manual']),
        criteria,
      }),
    ]),
  )
  .check(z.maxLength(stagesMax))

import * as z from 'zod/mini'
import { eliminationLength, seriesLength } from './seriesSchema.ts'
import {
  pointSystems,
  type StagePlan,
  stageLimits,
  stagesMax,
  swissLengths,
  swissPairings,
  withdrawalRules,
} from './stagePlan.ts'
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
const points = z.optional(z.enum(pointSystems))

/**
 * The stages before the last one, in order. Whether teams can play them depends on their number (see `stageProblem`).
 */
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
        points,
        withdrawals: z.optional(z.enum(withdrawalRules)),
        criteria,
      }),
      z.strictObject({ ...base, kind: z.literal('gsl'), bestOf: eliminationLength }),
      z
        .strictObject({
          ...base,
          advanceLower,
          kind: z.literal('swiss'),
          pairing: z.enum(swissPairings),
          firstRound: z.optional(z.enum(['top-half', 'top-bottom'])),
          rounds: z.int().check(z.minimum(1), z.maximum(stageLimits.swissRoundsMax)),
          bestOf: seriesLength,
          decidingBestOf: eliminationLength,
          publishing: z.enum(['automatic', 'manual']),
          points,
          criteria,
        })
        .check(z.refine(({ pairing, bestOf }) => swissLengths(pairing).includes(bestOf))),
    ]),
  )
  .check(z.maxLength(stagesMax))

import * as z from 'zod/mini'
import { isMatchId } from '../bracket/model/match.ts'
import type { Stage, StageFacts, WithoutRounds } from '../bracket/model/stage.ts'
import { bracketLimits, stageLimits } from '../format/bracketLimits.ts'
import { seriesLength } from '../format/seriesSchema.ts'
import { type StageKindName, stageKindNames, stageOptions } from '../format/stageKinds/stageKinds.ts'
import { criteriaSchema, optionFields } from '../format/stagePlanSchema.ts'
import { miniLeagueCriteria, tableCriteria } from '../format/tableCriterion.ts'
import { localId } from './localId.ts'

export const stageKey = z.string().check(z.regex(/^(?:s\d)?$/))
const seed = z.int().check(z.minimum(1), z.maximum(bracketLimits.teamsMax))
const count = (max: number) => z.int().check(z.minimum(0), z.maximum(max))
const group = count(stageLimits.groupsMax - 1)

export const matchIdSchema = z
  .string()
  .check(
    z.regex(
      /^(?:(?:s\d(?:g\d{1,2})?|g\d{1,2})-)?(?:main|upper|lower|final|third-place|tie-break)-[1-9]\d{0,2}-[1-9]\d{0,2}$/,
    ),
  )

const place = z.strictObject({
  from: z.literal('place'),
  stage: stageKey,
  group: z.nullable(group),
  place: seed,
})

/** Where the team of a slot comes from; see `SlotSource`. */
export const slotSource = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('seed'), seed }),
  z.strictObject({ from: z.literal(['winner', 'loser']), matchId: matchIdSchema }),
  place,
  z.strictObject({ from: z.literal(['bye', 'pairing']) }),
])

const late = z.strictObject({
  missedRounds: count(stageLimits.swissRoundsMax),
  pointsPerMissedRound: z.literal([0, 0.5, 1]),
  place: z.exactOptional(count(bracketLimits.teamsMax)),
})

const groups = z
  .array(
    z.strictObject({
      entrants: z
        .array(
          z.discriminatedUnion('from', [
            z.strictObject({ from: z.literal('seed'), seed, late: z.exactOptional(late) }),
            place,
          ]),
        )
        .check(z.minLength(2), z.maxLength(bracketLimits.teamsMax)),
    }),
  )
  .check(z.minLength(1), z.maxLength(stageLimits.groupsMax))

const points = z.number().check(z.minimum(0), z.maximum(10))

const table = z.strictObject({
  points: z.strictObject({ win: points, draw: points, loss: points }),
  criteria: criteriaSchema(tableCriteria),
  afterTie: z.enum(['restart', 'continue']),
  miniLeague: z.exactOptional(criteriaSchema(miniLeagueCriteria)),
  walkoverRounds: z.exactOptional(count(99)),
  tieOfThree: z.exactOptional(z.enum(['each', 'ladder'])),
  tieOrders: z.exactOptional(
    z
      .array(
        z.strictObject({
          by: z.enum(['lot', 'decision', 'tie-break-match']),
          teamIds: z.array(localId).check(z.minLength(2), z.maxLength(bracketLimits.teamsMax)),
        }),
      )
      .check(z.maxLength(bracketLimits.matchesMax)),
  ),
})

const tableFacts = {
  table,
  tieBreaks: z.exactOptional(z.boolean()),
  tieBreakMatches: z.exactOptional(z.int().check(z.minimum(1), z.maximum(stageLimits.tieBreaksMax))),
}

/** What stages have besides their options. */
const facts: {
  readonly [Kind in StageKindName]: Readonly<Record<keyof StageFacts[Kind], z.ZodMiniType>>
} = {
  single: {},
  double: { lowerEntrants: z.exactOptional(count(bracketLimits.teamsMax)) },
  gsl: {},
  'round-robin': tableFacts,
  swiss: {
    ...tableFacts,
    roundCount: z.int().check(z.minimum(1), z.maximum(stageLimits.swissRoundsMax)),
    pairedByHand: z.exactOptional(z.array(count(stageLimits.swissRoundsMax))),
    spareMatches: z.exactOptional(count(2)),
    bestOf: z.strictObject({
      rounds: seriesLength,
      deciding: seriesLength,
      changed: z.exactOptional(
        z
          .array(
            z.strictObject({
              of: z.union([count(stageLimits.swissRoundsMax), z.string().check(z.refine(isMatchId))]),
              bestOf: seriesLength,
            }),
          )
          .check(z.maxLength(bracketLimits.matchesMax)),
      ),
    }),
  },
}
/** A stage of a bracket. The number of its rounds follows from its entrants. */
export type FileStage = WithoutRounds<Stage>

const stages = stageKindNames.map(kind =>
  z.strictObject({
    kind: z.literal(kind),
    key: stageKey,
    groups,
    ...optionFields(stageOptions(kind), z.exactOptional),
    ...facts[kind],
  }),
)
/** See `Stage`. */
export const fileStage = z.discriminatedUnion(
  'kind',
  stages as unknown as readonly [(typeof stages)[number]],
) as unknown as z.ZodMiniType<FileStage, FileStage>

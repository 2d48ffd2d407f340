import * as z from 'zod/mini'
import { maxLength } from '../../format/series.ts'
import { seriesLength } from '../../format/seriesSchema.ts'
import { singleLine } from '../../text/singleLine.ts'
import { timestamp } from '../../text/timestamp.ts'
import { factions, gameLimits, gameSources, type PlayedGame } from './playedGame.ts'

/** The wins of both sides. The domain checks the rules of a series (`score-invalid`). */
export const score = z.tuple([z.number(), z.number()])

/** A slot of a match: 0 is the upper one, 1 the lower one. */
export const side = z.literal([0, 1])

const count = z.int().check(z.minimum(0), z.maximum(gameLimits.countMax))
const faction = z.enum(factions)

/** The games of a match. The domain checks that they fit the series (`games-differ`). */
export const playedGames: z.ZodMiniType<readonly PlayedGame[], readonly PlayedGame[]> = z
  .array(
    z.strictObject({
      outcome: z.nullable(z.union([side, z.literal('draw')])),
      source: z.enum(gameSources),
      rounds: z.exactOptional(z.tuple([count, count])),
      kills: z.exactOptional(z.tuple([count, count])),
      map: z.exactOptional(singleLine(1, gameLimits.mapMax)),
      durationS: z.exactOptional(z.int().check(z.minimum(0), z.maximum(gameLimits.durationMax))),
      sides: z.exactOptional(z.tuple([faction, faction])),
      startedAt: z.exactOptional(timestamp),
      endedAt: z.exactOptional(timestamp),
      reference: z.exactOptional(singleLine(1, gameLimits.referenceMax)),
    }),
  )
  .check(z.maxLength(maxLength))

/** The series length of single rounds, by `roundKey`: `{ 'upper-3': 5 }`. */
export const seriesByRound = z.record(
  z.string().check(z.regex(/^(?:s\d-)?(?:main|upper|lower|final|third-place)-[1-9][0-9]?$/)),
  seriesLength,
)

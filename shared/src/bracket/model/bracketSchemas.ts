import * as z from 'zod/mini'
import { seriesLength } from '../../format/seriesSchema.ts'

/** The wins of both sides. The domain checks the rules of a series (`score-invalid`). */
export const score = z.tuple([z.number(), z.number()])

/** A slot of a match: 0 is the upper one, 1 the lower one. */
export const side = z.literal([0, 1])

/** The series length of single rounds, by `roundKey`: `{ 'upper-3': 5 }`. */
export const seriesByRound = z.record(
  z.string().check(z.regex(/^(?:s\d-)?(?:main|upper|lower|final|third-place)-[1-9][0-9]?$/)),
  seriesLength,
)

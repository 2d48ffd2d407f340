import * as z from 'zod/mini'
import { seriesLength } from '../../format/seriesSchema.ts'

/** Two wins, a side each. The rules of a series (`score-invalid`) are the domain's. */
export const score = z.tuple([z.number(), z.number()])

/** A slot of a match: 0 above, 1 below. */
export const side = z.literal([0, 1])

/** How long the series of single rounds are, by `roundKey`: `{ 'upper-3': 5 }`. */
export const seriesByRound = z.record(
  z.string().check(z.regex(/^(main|upper|lower|final|third-place)-[1-9][0-9]?$/)),
  seriesLength,
)

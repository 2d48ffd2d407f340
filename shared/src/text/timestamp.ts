import * as z from 'zod/mini'

const latestTime = 8_640_000_000_000_000

/** Milliseconds since the epoch, whole, within what a date can hold. */
export const timestamp = z.int().check(z.minimum(0), z.maximum(latestTime))

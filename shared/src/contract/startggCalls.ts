import * as z from 'zod/mini'
import type { ReadFile } from '../transfer/transferReader.ts'
import { callable } from './callable.ts'
import { minute, personal, rateLimits } from './rateLimits.ts'

export const startggCalls = {
  /**
   * Reads an event of start.gg as the file of a competition, or all problems of it. The token is the caller's own, for
   * this call only.
   */
  readStartggEvent: callable<ReadFile>()({
    input: z.strictObject({
      /** The address of an event, or of a tournament with one event that fits. */
      event: z.string().check(z.minLength(1), z.maxLength(500)),
      token: z.string().check(z.regex(/^[\x21-\x7E]{1,200}$/)),
    }),
    permission: 'createCompetition',
    errors: ['token-refused'],
    rateLimit: rateLimits.wholeCompetition,
    /** Allows twenty in a row, and twenty per hour: each call sends dozens of requests to start.gg. */
    persistentRateLimit: personal({ burst: 20, refillMs: 3 * minute }),
  }),
} as const

import * as z from 'zod/mini'
import type { ListedStartggEvent } from '../transfer/startgg/listedEvents.ts'
import type { ReadFile } from '../transfer/transferReader.ts'
import { callable } from './callable.ts'
import { minute, personal, rateLimits } from './rateLimits.ts'

const token = z.string().check(z.regex(/^[\x21-\x7E]{1,200}$/))

export const startggCalls = {
  /**
   * Lists the events of our games in the tournaments of start.gg that the owner of the token administers, newest first.
   * The token is the caller's own, for this call only.
   */
  listStartggEvents: callable<{ events: readonly ListedStartggEvent[]; isWhole: boolean }>()({
    input: z.strictObject({ token }),
    permission: 'createCompetition',
    errors: ['token-refused'],
    rateLimit: rateLimits.wholeCompetition,
    /** Allows ten in a row, and twenty per hour: each call sends several requests to start.gg. */
    persistentRateLimit: personal({ burst: 10, refillMs: 3 * minute }),
  }),
  /**
   * Reads an event of start.gg as the file of a competition, or all problems of it. The token is the caller's own, for
   * this call only.
   */
  readStartggEvent: callable<ReadFile>()({
    input: z.strictObject({
      /** The address of an event, or of a tournament with one event that fits. */
      event: z.string().check(z.minLength(1), z.maxLength(500)),
      token,
    }),
    permission: 'createCompetition',
    errors: ['token-refused'],
    rateLimit: rateLimits.wholeCompetition,
    /** Allows sixty in a row, and thirty per hour: each call sends dozens of requests to start.gg. */
    persistentRateLimit: personal({ burst: 60, refillMs: 2 * minute }),
  }),
} as const

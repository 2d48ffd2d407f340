import * as z from 'zod/mini'
import { undeliveredAtOnce } from '../notifications/undelivered.ts'
import { callable } from './callable.ts'
import { inCompetition } from './fields.ts'
import { minute, personal } from './rateLimits.ts'

/** The id of a delivery: its kind, and the parts that make it unique. */
const messageId = z.string().check(z.regex(/^[A-Za-z]+-[A-Za-z0-9_.:@-]{1,500}$/, { error: 'invalid-id' }))

export const notificationCalls = {
  /**
   * Sends undelivered messages again, except those that are already being resent and those whose deadline has passed.
   * Returns the number of messages that will be sent.
   */
  resendMessages: callable<{ messageCount: number }>()({
    input: z.strictObject({
      ...inCompetition,
      messageIds: z.array(messageId).check(z.minLength(1), z.maxLength(undeliveredAtOnce)),
    }),
    errors: [],
    persistentRateLimit: personal({ burst: 100, refillMs: minute }),
  }),
} as const

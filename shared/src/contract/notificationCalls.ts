import * as z from 'zod/mini'
import { undeliveredAtOnce } from '../notifications/undelivered.ts'
import { callable } from './callable.ts'
import { inCompetition } from './fields.ts'

/** The id of a delivery: its kind, and what distinguishes it. */
const messageId = z.string().check(z.regex(/^[A-Za-z]+-[A-Za-z0-9_.:@-]{1,500}$/, { error: 'invalid-id' }))

/** Callables on what people are told. */
export const notificationCalls = {
  /**
   * Sends messages once more that were given up; leaves those that are on their way again, or whose deadline has passed.
   * Returns how many will be sent.
   */
  resendMessages: callable<{ messageCount: number }>()({
    input: z.strictObject({
      ...inCompetition,
      messageIds: z.array(messageId).check(z.minLength(1), z.maxLength(undeliveredAtOnce)),
    }),
    errors: [],
  }),
} as const

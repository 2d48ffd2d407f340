import * as z from 'zod/mini'
import { type IdentityProvider, signInMethods } from '../account/account.ts'
import type { ExportedData } from '../account/exportedData.ts'
import { unguessableId } from '../text/unguessableId.ts'
import { callable } from './callable.ts'
import { rateLimits, second } from './rateLimits.ts'

export const accountCalls = {
  /** `ticket` is issued by a sign-in at Discord or Steam with the purpose `link`. */
  linkAccount: callable<{ provider: IdentityProvider }>()({
    input: z.strictObject({
      ticket: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'invalid-id' })),
    }),
    errors: ['account-taken', 'already-linked', 'sign-in-expired'],
    rateLimit: rateLimits.account,
  }),
  unlinkAccount: callable<Record<string, never>>()({
    input: z.strictObject({ provider: z.enum(signInMethods) }),
    errors: ['last-sign-in-method'],
    rateLimit: rateLimits.account,
  }),
  /** The link works once, until `expiresAt` (milliseconds since the epoch) or until the next link is created. */
  createTelegramLink: callable<{ url: string; expiresAt: number }>()({
    input: z.strictObject({}),
    errors: [],
    /** Each link invalidates the previous one. */
    persistentRateLimit: { person: { burst: 60, refillMs: 10 * second }, address: null },
  }),
  disconnectTelegram: callable<Record<string, never>>()({ input: z.strictObject({}), errors: [] }),
  /** `secret` becomes part of the returned address, which replaces the previous one. */
  createCalendarLink: callable<{ url: string }>()({
    input: z.strictObject({ secret: unguessableId }),
    errors: ['id-taken'],
    rateLimit: rateLimits.account,
  }),
  /** Returns the public key, in base64url, that browsers need to subscribe to push. */
  readPushKey: callable<{ publicKey: string }>()({ input: z.strictObject({}), errors: [] }),
  /** Takes the output of `PushSubscription.toJSON` without its expiration time. */
  addPushDevice: callable<{ deviceId: string }>()({
    input: z.strictObject({
      endpoint: z.string().check(z.maxLength(1000)),
      keys: z.strictObject({
        p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/)),
        auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
      }),
    }),
    errors: ['unknown-push-service'],
    rateLimit: rateLimits.account,
  }),
  /** `deviceId` is the SHA-256 digest of the endpoint, in base64url. */
  removePushDevice: callable<Record<string, never>>()({
    input: z.strictObject({
      deviceId: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'invalid-id' })),
    }),
    errors: [],
  }),
  exportMyData: callable<ExportedData>()({
    input: z.strictObject({}),
    errors: [],
    rateLimit: rateLimits.wholeAccount,
  }),
  /**
   * The last sign-in must not be older than five minutes. `competitions` names the competitions that prevent the
   * deletion.
   */
  deleteMyAccount: callable<Record<string, never>>()({
    input: z.strictObject({}),
    errors: ['recent-sign-in-required', 'owns-running-competition'],
    runsWhilePaused: true,
    rateLimit: rateLimits.wholeAccount,
  }),
} as const

import * as z from 'zod/mini'
import { type IdentityProvider, signInMethods } from '../account/account.ts'
import type { ExportedData } from '../account/exportedData.ts'
import { unguessableId } from '../text/unguessableId.ts'
import { callable } from './callable.ts'

/** Callables on the caller's own account and what is connected to it. */
export const accountCalls = {
  /** `ticket`: issued by signing in at Discord or Steam for the purpose `link`. */
  linkAccount: callable<{ provider: IdentityProvider }>()({
    input: z.strictObject({
      ticket: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'invalid-id' })),
    }),
    errors: ['account-taken', 'already-linked', 'sign-in-expired'],
  }),
  unlinkAccount: callable<Record<string, never>>()({
    input: z.strictObject({ provider: z.enum(signInMethods) }),
    errors: ['last-sign-in-method'],
  }),
  /** Valid once, until `expiresAt` (milliseconds since the epoch) or the next one. */
  createTelegramLink: callable<{ url: string; expiresAt: number }>()({
    input: z.strictObject({}),
    errors: [],
  }),
  disconnectTelegram: callable<Record<string, never>>()({ input: z.strictObject({}), errors: [] }),
  /** `secret`: of the address, which it returns. It replaces the one before. */
  createCalendarLink: callable<{ url: string }>()({
    input: z.strictObject({ secret: unguessableId }),
    errors: ['id-taken'],
  }),
  /** What browsers have to be given to show notifications of ours: the public key, in base64url. */
  readPushKey: callable<{ publicKey: string }>()({ input: z.strictObject({}), errors: [] }),
  /** What `PushSubscription.toJSON` returns, without the time at which it expires. */
  addPushDevice: callable<{ deviceId: string }>()({
    input: z.strictObject({
      endpoint: z.string().check(z.maxLength(1000)),
      keys: z.strictObject({
        p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/)),
        auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
      }),
    }),
    errors: ['unknown-push-service'],
  }),
  /** `deviceId`: the SHA-256 digest of the endpoint, in base64url. */
  removePushDevice: callable<Record<string, never>>()({
    input: z.strictObject({
      deviceId: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'invalid-id' })),
    }),
    errors: [],
  }),
  exportMyData: callable<ExportedData>()({ input: z.strictObject({}), errors: [] }),
  /** The sign-in must not be older than five minutes. `competitions`: the names of those that prevent it. */
  deleteMyAccount: callable<Record<string, never>>()({
    input: z.strictObject({}),
    errors: ['recent-sign-in-required', 'owns-running-competition'],
  }),
} as const

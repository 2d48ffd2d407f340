import * as z from 'zod/mini'
import { changeKinds } from '../integrations/webhookKinds.ts'
import { webhookLimits } from '../integrations/webhookLimits.ts'
import { webhookSecret } from '../integrations/webhookSecret.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { callable } from './callable.ts'
import { inCompetition } from './fields.ts'
import { minute, personal } from './rateLimits.ts'

const ofWebhook = { ...inCompetition, webhookId: existingId }
const permission = 'manageWebhooks'
const kinds = z
  .array(z.enum(changeKinds))
  .check(z.minLength(1, { error: 'too-few' }), z.maxLength(changeKinds.length))
/** Exceeds what debugging a receiver takes. */
const persistentRateLimit = personal({ burst: 60, refillMs: minute })

export const webhookCalls = {
  /**
   * Adds a webhook, once its address has returned a challenge that is signed with `secret`. The caller generates the
   * secret, so that the receiver can know it before.
   */
  addWebhook: callable<Record<string, never>>()({
    input: z.strictObject({
      ...inCompetition,
      webhookId: documentId,
      address: z.string().check(z.maxLength(webhookLimits.addressLength)),
      secret: webhookSecret,
      kinds,
    }),
    errors: [
      'address-refused',
      'challenge-not-returned',
      'changed-meanwhile',
      'id-taken',
      'too-many-webhooks',
    ],
    permission,
    persistentRateLimit: personal({ burst: 20, refillMs: 3 * minute }),
  }),
  /** The last choice wins. */
  updateWebhook: callable<Record<string, never>>()({
    input: z.strictObject({ ...ofWebhook, kinds }),
    errors: [],
    permission,
  }),
  /** Replaces the secret; the previous one signs as well for a day. */
  rotateWebhookSecret: callable<Record<string, never>>()({
    input: z.strictObject({ ...ofWebhook, secret: webhookSecret }),
    errors: [],
    permission,
  }),
  /** Pauses a webhook, or resumes it: then what has waited is sent. While it is paused, no changes are added. */
  setWebhookPaused: callable<Record<string, never>>()({
    input: z.strictObject({ ...ofWebhook, paused: z.boolean() }),
    errors: [],
    permission,
  }),
  /** Sends a test event in the same way as all others, so that it shows whether they arrive. */
  testWebhook: callable<Record<string, never>>()({
    input: z.strictObject({ ...ofWebhook, deliveryId: documentId }),
    errors: [],
    permission,
    persistentRateLimit,
  }),
  /** Sends a delivery again, with the same `webhook-id`, as the delivery `copyId`. */
  resendWebhookDelivery: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, deliveryId: existingId, copyId: documentId }),
    errors: [],
    permission,
    persistentRateLimit,
  }),
  removeWebhook: callable<Record<string, never>>()({
    input: z.strictObject(ofWebhook),
    errors: [],
    permission,
  }),
} as const

import * as z from 'zod/mini'
import type { WebhookEvent } from './webhookEvent.ts'
import { webhookFields } from './webhookEvent.ts'

/** The fields that the data of every event has. */
const common = {
  competitionId: z.string(),
  /** Orders the events of a webhook: a later change has a larger one. It is the time of the commit in milliseconds. */
  revision: z.int(),
  /** The page of the competition. */
  url: z.url(),
  /** What the read API says of it. */
  api: z.url(),
}

function payloadOf<K extends string, F extends z.core.$ZodLooseShape>(type: K, fields: F) {
  return z.object({
    type: z.literal(type),
    /** When the change was committed, in ISO 8601. */
    timestamp: z.iso.datetime(),
    data: z.object({ ...common, ...fields }),
  })
}

/** The body of each kind of request, as a schema: it describes the webhooks in the description of the API. */
export const webhookPayloads: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries([
  ...Object.entries(webhookFields).map(([kind, fields]) => [kind, payloadOf(kind, fields)]),
  ['webhook.test', payloadOf('webhook.test', {})],
])

/**
 * The request that checks a new address. Its answer has a status of 2xx, and the challenge as its body, as plain text or
 * as the JSON `{"challenge":"…"}`.
 */
export const verificationPayload = z.object({
  type: z.literal('webhook.verification'),
  timestamp: z.iso.datetime(),
  data: z.object({ competitionId: z.string(), challenge: z.string() }),
})

interface Circumstances {
  readonly competitionId: string
  readonly revision: number
  /** When the change was committed, in ISO 8601. */
  readonly timestamp: string
  /** The public origin of the product, such as `https://upper.example`. */
  readonly origin: string
}

/** Builds the body of a request. */
export function webhookBody(
  { type, ...ids }: WebhookEvent,
  { competitionId, revision, timestamp, origin }: Circumstances,
): string {
  const data = {
    competitionId,
    revision,
    ...ids,
    url: new URL(`/competitions/${competitionId}`, origin).href,
    api: new URL(`/api/v1/competitions/${competitionId}`, origin).href,
  }
  return JSON.stringify({ type, timestamp, data })
}

export function verificationBody(competitionId: string, challenge: string, timestamp: string): string {
  const data = { competitionId, challenge }
  return JSON.stringify({ type: 'webhook.verification', timestamp, data })
}

/** Whether an answer returns the challenge. A server that reflects every request as it is does not. */
export function isChallengeReturned(answer: string, challenge: string): boolean {
  if (answer.trim() === challenge) return true
  try {
    return z.object({ challenge: z.literal(challenge) }).safeParse(JSON.parse(answer)).success
  } catch {
    return false
  }
}

import * as z from 'zod/mini'
import type { WebhookEvent } from './webhookEvent.ts'

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

/**
 * Builds the request that checks a new address. Its answer has a status of 2xx, and the challenge as its body, as plain
 * text or as the JSON `{"challenge":"…"}`.
 */
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

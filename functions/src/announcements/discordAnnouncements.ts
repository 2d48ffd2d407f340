import type { Webhook } from '@upper-bracket/shared/announcements/announcer'
import * as z from 'zod/mini'
import { isDemonstration } from '../platform/demonstration.ts'
import { providerAddresses } from '../platform/providerAddresses.ts'
import type { AnnouncementChannel, Delivered } from './announcementChannel.ts'

const defaultTimeoutMs = 10_000
/** Discord accepts five messages in two seconds from a webhook. */
const paceMs = 450

const unknownMessage = 10008
/** Shows links without previews. */
const suppressEmbeds = 4

const body = z.looseObject({
  id: z.optional(z.string()),
  name: z.optional(z.nullable(z.string())),
  code: z.optional(z.number()),
  retry_after: z.optional(z.number()),
})
type Body = z.output<typeof body>

/** Sends messages over the webhook of a Discord channel. */
export function discordAnnouncements(timeoutMs: number = defaultTimeoutMs): AnnouncementChannel {
  return {
    paceMs,
    send: async ({ webhook }, text, messageId) => {
      if (webhook === null) return { result: 'broken', reason: 'gone' }
      const path = messageId === null ? '?wait=true' : `/messages/${messageId}`
      const answer = await request(webhook, path, {
        method: messageId === null ? 'POST' : 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ content: text, flags: suppressEmbeds, allowed_mentions: { parse: [] } }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return deliveredOf(answer, messageId)
    },
  }
}

/**
 * Returns the name of a webhook; null if Discord does not know it, undefined if Discord cannot be reached. A
 * demonstration does not ask.
 */
export async function webhookName(webhook: Webhook): Promise<string | null | undefined> {
  if (isDemonstration()) return 'Discord'
  const answer = await request(webhook, '', { signal: AbortSignal.timeout(defaultTimeoutMs / 2) })
  if (answer === null || answer.status === 429 || answer.status >= 500) return undefined
  return answer.status === 200 ? (answer.body.name ?? '') : null
}

interface Answer {
  readonly status: number
  readonly body: Body
}

/** Returns null without a usable response. The error is dropped, because it could contain the address. */
async function request({ id, token }: Webhook, path: string, init: RequestInit): Promise<Answer | null> {
  try {
    const address = `${providerAddresses().discord.webhooks}/${id}/${token}${path}`
    const response = await fetch(address, { ...init, redirect: 'error' })
    return { status: response.status, body: body.parse(await response.json()) }
  } catch {
    return null
  }
}

function deliveredOf(answer: Answer | null, messageId: string | null): Delivered {
  if (answer === null) return { result: 'retry', reason: 'no usable response' }
  const { status, body } = answer
  if (status === 200 && body.id !== undefined) return { result: 'sent', messageId: body.id }
  if (status === 429) return { result: 'too-fast', afterMs: Math.ceil((body.retry_after ?? 1) * 1000) }
  if (status === 404 && messageId !== null && body.code === unknownMessage) return { result: 'gone' }
  if (status === 404 || status === 401) return { result: 'broken', reason: 'gone' }
  if (status === 403) return { result: 'broken', reason: 'no-rights' }
  const reason = `${status} ${body.code ?? ''}`.trim()
  return { result: status === 400 ? 'refused' : 'retry', reason }
}

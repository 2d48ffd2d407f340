import { createHash } from 'node:crypto'
import type { Attempt } from '@upper-bracket/shared/notifications/delivery'
import { maxPushDevices } from '@upper-bracket/shared/notifications/pushDevices'
import type { PushDevice } from '../platform/firestore/models.ts'
import { find } from '../platform/firestore/find.ts'
import { vapidPrivateKey, vapidPublicKey } from '../platform/params.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import { forgetPushDevice } from '../push/forgetPushDevice.ts'
import { isReachable } from '../push/isReachable.ts'
import type { Message, MessageChannel } from './channel.ts'

const defaultTimeoutMs = 15_000
/** An encrypted message must fit into 4,096 bytes, and no browser shows a body this long. */
const maxBodyLength = 300

/**
 * Sends messages to the browsers of a person through the push services of their vendors (RFC 8030, 8291, 8292). A
 * service confirms that it has accepted a message, not that it was shown: a browser that is not running receives it
 * later, as long as it is useful. A repeated message replaces the previous one.
 */
export function pushChannel(timeoutMs: number = defaultTimeoutMs): MessageChannel {
  return {
    atOnce: 10,
    send: async (message, key) => {
      const own = find('pushDevicesOfUser', { uid: message.uid }).limit(maxPushDevices)
      const devices = (await own.get()).docs
      const mark = createHash('sha256').update(key).digest('base64url').slice(0, 32)
      const attempts = devices.map(async device => {
        const outcome = await sendTo(device.data(), message, mark, timeoutMs)
        if (outcome.isGone) await forgetPushDevice(message.uid, device.id)
        return outcome.attempt
      })
      return together(await Promise.all(attempts))
    },
  }
}

interface Outcome {
  readonly attempt: Attempt
  /** Whether the subscription no longer exists. */
  readonly isGone: boolean
}

/** `mark` identifies the message; it is the same for every attempt. */
async function sendTo(
  { endpoint, keys }: PushDevice,
  { lang, text, url, urgent, usefulUntil }: Message,
  mark: string,
  timeoutMs: number,
): Promise<Outcome> {
  if (!isReachable(endpoint)) return gone('not a push service')
  const body = text.body.length > maxBodyLength ? `${text.body.slice(0, maxBodyLength)}…` : text.body
  // Loaded on demand, because most processes of the functions send nothing.
  const { default: webPush } = await import('web-push')
  try {
    const request = webPush.generateRequestDetails(
      { endpoint, keys },
      JSON.stringify({ title: text.title, body, url, lang, tag: mark }),
      {
        vapidDetails: {
          subject: subject(),
          publicKey: vapidPublicKey.value(),
          privateKey: vapidPrivateKey.value(),
        },
        TTL: Math.max(0, Math.round((usefulUntil - Date.now()) / 1000)),
        urgency: urgent ? 'high' : 'normal',
        topic: mark,
      },
    )
    // The library's own function supports neither plain HTTP, which the fake service uses, nor a timeout for the whole
    // request.
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: headersOf(request.headers),
      body: request.body === null ? null : new Uint8Array(request.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return outcomeOf(response)
  } catch (error) {
    return failed(error instanceof Error ? `no usable response: ${error.name}` : 'no usable response')
  }
}

function outcomeOf({ ok, status, headers }: Response): Outcome {
  if (ok) return { attempt: { result: 'sent' }, isGone: false }
  if (status === 404 || status === 410) return gone(`${status}: the browser has been forgotten`)
  const isTheirs = status === 408 || status === 429 || status >= 500 || status < 400
  if (isTheirs) return failed(String(status), pauseOf(headers.get('retry-after')))
  // The key differs from that of the subscription, or the message is malformed.
  return { attempt: { result: 'dead', reason: String(status) }, isGone: false }
}

function failed(reason: string, afterMs = 0): Outcome {
  return { attempt: { result: 'retry', reason, afterMs }, isGone: false }
}

function gone(reason: string): Outcome {
  return { attempt: { result: 'dead', reason }, isGone: true }
}

/** Parses a `Retry-After` in either form: seconds or a date. */
function pauseOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0
  const seconds = Number(retryAfter)
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? 0 : Math.max(0, ms)
}

/**
 * One accepting browser is enough, because another attempt would notify the person twice. If none is left, the fallback
 * channel takes over urgent messages at once.
 */
function together(attempts: readonly Attempt[]): Attempt {
  const sent = attempts.find(({ result }) => result === 'sent')
  if (sent !== undefined) return sent
  const later = attempts.flatMap(attempt => (attempt.result === 'retry' ? attempt : []))
  const [first] = later
  if (first === undefined) return attempts[0] ?? { result: 'dead', reason: 'no browser left' }
  return { ...first, afterMs: Math.max(...later.map(({ afterMs = 0 }) => afterMs)) }
}

/** The contact for operators of push services; none of them accepts an address on this machine. */
function subject(): string {
  const origin = publicOrigin()
  return origin.startsWith('https:') ? origin : `mailto:noreply@${new URL(origin).hostname}`
}

function headersOf(headers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      // `fetch` sets the header itself.
      name === 'Content-Length' ? [] : [[name, String(value)]],
    ),
  )
}

import type { LookupAddress } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { FailureReason, WebhookRequest } from '@upper-bracket/shared/integrations/webhook'
import { webhookAddress } from '@upper-bracket/shared/integrations/webhookAddress'
import { webhookLimits } from '@upper-bracket/shared/integrations/webhookLimits'
import { isLoopback } from '../platform/providerAddresses.ts'
import { publicAddresses, type Resolve, resolveName } from './publicAddress.ts'

/** The answer to a request. `retryAfterMs` is what the address demands; null if nothing. */
export interface Answered {
  readonly status: number | null
  readonly reason: FailureReason | null
  readonly answer: string
  readonly retryAfterMs: number | null
}

/** Sends a request to an address. Never throws: errors can contain the address. */
export type Post = (address: string, request: WebhookRequest) => Promise<Answered>

const defaultTimeoutMs = 10_000

/**
 * Returns a function that posts to the addresses of webhooks. The name is resolved once, all its addresses are checked,
 * and the connection goes to one of those, so that a name that resolves to something else the next time gives nothing.
 * Redirects are not followed, no more of an answer is read than its beginning, and all of it ends after `timeoutMs`.
 */
export function webhookPost({
  timeoutMs = defaultTimeoutMs,
  resolve = resolveName,
}: {
  readonly timeoutMs?: number
  readonly resolve?: Resolve
} = {}): Post {
  return async (address, request) => {
    const url = webhookAddress(address, isLocalAddress)
    if (url === null) return failed('forbidden-address')
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      if (isLocalAddress(url)) return await post(url, request, { signal })
      const addresses = await within(publicAddresses(url.hostname, resolve), signal)
      if (addresses === null) return failed('forbidden-address')
      return await post(url, request, { signal, lookup: lookupAmong(addresses) })
    } catch {
      return failed(signal.aborted ? 'timeout' : 'unreachable')
    }
  }
}

/** Inside the emulator only, an address of this machine can be a webhook. */
export function isLocalAddress(url: URL): boolean {
  return process.env['FUNCTIONS_EMULATOR'] === 'true' && isLoopback(url)
}

/** Answers the connection's question for the address of the host from those that were checked. */
export function lookupAmong(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = addresses
    if (all === true || first === undefined) callback(null, [...addresses])
    else callback(null, first.address, first.family)
  }
}

interface Connection {
  readonly signal: AbortSignal
  readonly lookup?: LookupFunction
}

/** @throws an error of the network, or when the signal aborts */
export async function post(
  url: URL,
  { headers, body }: WebhookRequest,
  { signal, lookup }: Connection,
): Promise<Answered> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), 'accept-encoding': 'identity' },
    // A connection of its own, so that none is reused whose address was checked for another request.
    agent: false,
    signal,
    ...(lookup && { lookup }),
  } as const
  const response = await responseTo(request(url, options), body)
  const status = response.statusCode ?? 0
  const retryAfter = Number(response.headers['retry-after'])
  return {
    status,
    reason: reasonOf(status),
    // The status counts, even if the body never ends.
    answer: await beginningOf(response).catch(() => ''),
    retryAfterMs: retryAfter > 0 ? retryAfter * 1000 : null,
  }
}

function responseTo(sent: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.once('response', resolve)
    sent.on('error', reject)
    sent.end(body)
  })
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    length += chunk.length
    // Leaving the loop closes the connection.
    if (length >= webhookLimits.answerBytes) break
  }
  return Buffer.concat(chunks).subarray(0, webhookLimits.answerBytes).toString()
}

function reasonOf(status: number): FailureReason | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

function failed(reason: FailureReason): Answered {
  return { status: null, reason, answer: '', retryAfterMs: null }
}

function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, aborted])
}

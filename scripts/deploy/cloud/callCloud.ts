import * as z from 'zod'
import { addressOf, type Method, methods } from './descriptions.ts'
import { Refusal } from './refusal.ts'

/** Calls a method of one of Google's management APIs. @throws Refusal */
export type CallCloud = (
  method: Method,
  parameters: Readonly<Record<string, string>>,
  body?: object,
) => Promise<unknown>

interface Access {
  /** The project whose quota is used. */
  readonly project: string
  token(): Promise<string>
  readonly fetch: typeof globalThis.fetch
  /** Ends the work: no further call begins. */
  readonly stop: AbortSignal
}

const timeoutMs = 60_000

/** These know a project before it has APIs and quotas of its own. */
const withoutQuotaProject = ['cloudbilling', 'cloudresourcemanager', 'firebase', 'serviceusage']

/** Returns a client of Google's management APIs. A lost or hanging connection is a refusal without a status. */
export function cloudClient({ project, token, fetch, stop }: Access): CallCloud {
  return async (method, parameters, body) => {
    stop.throwIfAborted()
    const { host, httpMethod } = methods[method]
    const isOwnQuota = !withoutQuotaProject.some(name => host === `${name}.googleapis.com`)
    const request = {
      method: httpMethod,
      headers: {
        authorization: `Bearer ${await token()}`,
        ...(isOwnQuota && { 'x-goog-user-project': project }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    }
    let response: Response
    let text: string
    try {
      response = await fetch(addressOf(method, parameters), request)
      text = await response.text()
    } catch (error) {
      stop.throwIfAborted()
      const isSilent = error instanceof Error && error.name === 'TimeoutError'
      const message = isSilent
        ? `${host} has not answered for ${timeoutMs / 1000} seconds`
        : `${host} cannot be reached`
      throw new Refusal({ method, status: 0, reason: 'UNREACHABLE', message })
    }
    const parsed = parse(text)
    if (response.ok) return parsed
    throw refusalIn(method, response.status, parsed)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const errorForm = z.object({
  error: z.object({
    status: z.string().default(''),
    message: z.string().default(''),
    details: z
      .array(
        z.looseObject({
          reason: z.string().optional(),
          metadata: z.record(z.string(), z.string()).optional(),
        }),
      )
      .default([]),
  }),
})

function refusalIn(method: Method, status: number, body: unknown): Refusal {
  const { error } = errorForm.safeParse(body).data ?? {}
  const detail = error?.details.find(({ reason }) => reason !== undefined)
  return new Refusal({
    method,
    status,
    reason: detail?.reason ?? error?.status ?? '',
    message: error?.message ?? '',
    metadata: detail?.metadata ?? {},
  })
}

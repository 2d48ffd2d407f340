import type { CallableName } from '@upper-bracket/shared/contract/contract'
import { type ApiScope, apiScopeNames } from '@upper-bracket/shared/integrations/apiKey'
import { expect } from 'vitest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { emulators } from '../../../testing/emulators.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { expectDescribed } from './expectDescribed.ts'

export interface TestKey {
  readonly competitionId: string
  readonly keyId: string
  readonly secret: string
}

/** Creates a key that counts as used just now, so that using it writes nothing. */
export async function newKey(
  competitionId: string,
  creator: Person,
  scopes: readonly ApiScope[] = apiScopeNames,
  name = 'Bot',
): Promise<TestKey> {
  const keyId = freshId()
  const reply = await call('createApiKey', creator, {
    competitionId,
    keyId,
    name,
    scopes,
    lifetimeDays: 30,
  })
  if (!reply.ok) throw new Error(String(reply.code))
  await stored.apiKey(competitionId, keyId).update({ lastUsedAt: Date.now() })
  return { competitionId, keyId, secret: reply.value.secret }
}

export interface ApiReply {
  readonly status: number
  readonly headers: Headers
  /** The parsed body; its text if it is no JSON. */
  readonly body: unknown
}

/** Makes a request of the write API; `body` is sent as it is if it is a text. */
export async function apiCall(
  { competitionId, secret }: Pick<TestKey, 'competitionId' | 'secret'>,
  name: CallableName | (string & {}),
  body: unknown,
  init: {
    readonly method?: string
    readonly headers?: Readonly<Record<string, string>>
    /** The function itself unless given. */
    readonly origin?: string
  } = {},
): Promise<ApiReply> {
  const { method = 'POST', headers = {}, origin = emulators.function('apiActions') } = init
  const path = actionPath(competitionId, name)
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}`, ...headers },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const answer = parsed(await response.text())
  // The framework refuses what it cannot parse, with a page of its own.
  if (typeof answer === 'object') expectDescribed(method, path, response.status, answer)
  return { status: response.status, headers: response.headers, body: answer }
}

export function actionPath(competitionId: string, name: string): string {
  return `/api/v1/competitions/${encodeURIComponent(competitionId)}/actions/${name}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Matches the reply of a refusal. */
export function apiRefusal(status: number, code: string, details?: unknown) {
  const error = {
    code,
    message: expect.stringMatching(/^[A-Z].+\.$/),
    ...(details !== undefined && { details }),
  }
  return expect.objectContaining({ status, body: { error } })
}

import { httpStatusOf, messageOf } from '@upper-bracket/shared/api/actionErrors'
import { type ApiErrorCode, apiErrors } from '@upper-bracket/shared/api/apiErrors'
import { apiScopes, isAllowed, scopeOf } from '@upper-bracket/shared/api/apiScopes'
import type { ApiError } from '@upper-bracket/shared/api/competitionSchemas'
import { contract } from '@upper-bracket/shared/contract/contract'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { HttpsError, type HttpsFunction, onRequest, type Request } from 'firebase-functions/https'
import { answerCalls, type CallAnswer } from '../actions/answerCalls.ts'
import type { Actions } from '../actions/defineService.ts'
import { capacity } from '../platform/capacity.ts'
import { isContention } from '../platform/firestore/firestoreErrors.ts'
import { addressKey } from '../platform/limits/addressKey.ts'
import { callerAddress } from '../platform/limits/callerAddress.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { logs } from '../platform/logs.ts'
import { addressSecret } from '../platform/params.ts'
import { isPaused, retryAfterSeconds } from '../platform/pause.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { findApiKey, noteUse } from './findApiKey.ts'

/** Far exceeds any input of the contract. */
const maxBytes = 256 * 1024

const lookupTimeoutMs = 10_000

interface Reply {
  readonly status: number
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Serves `POST /api/v1/competitions/{competitionId}/actions/{callable}`: a call of the contract by a program, with
 * `Authorization: Bearer` and an API key of the competition. The body is the input of the callable without
 * `competitionId`. It runs the action of the callable for the creator of the key, and answers 200 with the output, or
 * `{ error: { code, message, details } }`.
 *
 * Pages of other origins cannot call it, since keys do not belong into pages.
 */
export function defineApiActions(actions: Actions): HttpsFunction {
  const names = Object.values(apiScopes).flat()
  const rows = Object.fromEntries(names.map(name => [name, contract[name]]))
  const { answer, timeoutSeconds } = answerCalls(rows, actions)
  /** Bounds what guessing a key costs. */
  const consume = limiter({ burst: 600, refillMs: 50 })

  return onRequest(
    {
      region: functionsRegion,
      memory: '512MiB',
      ...capacity.apiActions,
      secrets: [addressSecret],
      cors: false,
      timeoutSeconds,
    },
    async (request, response) => {
      response.set('cache-control', 'no-store')
      const { status, headers = {}, body } = await replyTo(request)
      response.status(status).set(headers).json(body)
    },
  )

  async function replyTo(request: Request): Promise<Reply> {
    if (request.method !== 'POST') {
      return failure('method-not-allowed', {}, { allow: 'POST' })
    }
    const now = Date.now()
    const address = callerAddress(name => request.get(name), request.socket.remoteAddress, {
      behindHosting: true,
    })
    const consumed = address === null ? null : consume(address, now)
    if (consumed?.ok === false) return replyOf(consumed)
    if (await isPaused()) return failure('operation-paused', {}, { 'retry-after': String(retryAfterSeconds) })
    const [, competitionId = '', name = ''] =
      /\/api\/v1\/competitions\/([^/]+)\/actions\/([^/]+)\/?$/.exec(request.path) ?? []
    try {
      const found = await withTimeout(
        findApiKey(request.get('authorization'), competitionId, now),
        lookupTimeoutMs,
      )
      if (found === null) {
        return failure('unauthenticated', {}, { 'www-authenticate': 'Bearer' })
      }
      const scope = scopeOf(name)
      if (scope === null) return failure('not-found')
      if (!isAllowed(found.key, scope, name)) {
        const challenge = `Bearer error="insufficient_scope", scope="${scope}"`
        return failure('insufficient-scope', { scope }, { 'www-authenticate': challenge })
      }
      const input = inputOf(request, competitionId)
      if ('status' in input) return input
      const { creatorUid: uid, name: keyName } = found.key
      // A person signs in to create a key; what needs a recent sign-in is not part of the API.
      const caller = { uid, keyName, address: addressKey(address), now, signedInAt: 0 }
      const [answered] = await Promise.all([answer(name, input.value, caller), noteUse(found, now)])
      return replyOf(answered ?? { ok: false, code: 'not-found', facts: {} })
    } catch (error) {
      if (isContention(error)) return refusal('try-again')
      if (!(error instanceof HttpsError)) logs.apiActionFailed(name, error)
      return failure('internal')
    }
  }
}

function inputOf(request: Request, competitionId: string): Reply | { readonly value: object } {
  if (request.is('application/json') === false) return failure('not-json')
  // There is no raw body without a body.
  if ((request.rawBody?.length ?? 0) > maxBytes) return failure('body-too-large', { maxBytes })
  const body: unknown = request.body
  if (typeof body !== 'object' || body === null || Array.isArray(body) || 'competitionId' in body) {
    return refusal('invalid-input', { fields: [{ path: '', problem: 'invalid-type' }] })
  }
  return { value: { ...body, competitionId } }
}

function replyOf(answer: CallAnswer): Reply {
  // The next millisecond: everything until then is committed.
  const after = Date.now() + 1
  if (answer.ok) return { status: 200, body: { ...(answer.value as object), after } }
  const { code, facts } = answer
  if (code === 'changed-meanwhile') return refusal(code, { ...facts, after })
  const seconds = 'retryAfterSeconds' in facts ? String(facts['retryAfterSeconds']) : null
  return { ...refusal(code, facts), ...(seconds !== null && { headers: { 'retry-after': seconds } }) }
}

function refusal(code: ErrorCode, details: object = {}): Reply {
  return { status: httpStatusOf(code), body: errorBody(code, messageOf(code), details) }
}

function failure(code: ApiErrorCode, details: object = {}, headers: Reply['headers'] = {}): Reply {
  const { status, message } = apiErrors[code]
  return { status, headers, body: errorBody(code, message, details) }
}

function errorBody(code: string, message: string, details: object): ApiError {
  return { error: { code, message, ...(Object.keys(details).length > 0 && { details: { ...details } }) } }
}

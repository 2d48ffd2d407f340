import {
  type CallableName,
  type CallableOf,
  type ServiceName,
  services,
} from '@upper-bracket/shared/contract/contract'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { rateLimits } from '@upper-bracket/shared/contract/rateLimits'
import { type ErrorCode, statusOf } from '@upper-bracket/shared/errors/errorCatalogue'
import { type FieldProblem, fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import type { Facts } from '@upper-bracket/shared/errors/outcome'
import { type CallableFunction, HttpsError, onCall, type Request } from 'firebase-functions/https'
import * as z from 'zod/mini'
import { logRefusal } from '../platform/call/logRefusal.ts'
import { withPreparedRequests } from '../platform/call/withPreparedRequests.ts'
import { capacity } from '../platform/capacity.ts'
import { addressKey } from '../platform/limits/addressKey.ts'
import { callerAddress } from '../platform/limits/callerAddress.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { addressSecret, appCheckRequired } from '../platform/params.ts'
import { answerCalls } from './answerCalls.ts'
import type { Action } from './steps.ts'

/** An action for each callable of the contract. */
export type Actions = { readonly [N in CallableName]: Action<N> }

const envelope = z.strictObject({ call: z.string(), input: z.unknown() })

/**
 * One deployed function for all callables of a service, selected by the envelope `data: { call, input }`.
 *
 * It requires a sign-in and, if configured, App Check (`page-unverified`, because the SDK's own refusal would read as
 * not signed in). It enforces the callable's rate limit per person, parses the input, runs the action and reports a
 * refusal as an `HttpsError` with `details: { code, …facts }`. An unknown call or a malformed envelope is refused with
 * `invalid-input`. If the database does not respond, the refusal is `try-again` after the action's timeout; a repeated
 * call has no second effect.
 */
export function defineService<S extends ServiceName>(
  service: S,
  actions: Pick<Actions, CallableOf<S>>,
): CallableFunction<unknown, Promise<unknown>> {
  const { answer, timeoutSeconds } = answerCalls(services[service], actions)
  const consumeMalformed = limiter(rateLimits.default)

  return withPreparedRequests(
    onCall<unknown, Promise<unknown>>(
      {
        region: functionsRegion,
        memory: '512MiB',
        ...capacity.service,
        secrets: [addressSecret],
        timeoutSeconds,
      },
      async ({ app, auth, data, rawRequest }) => {
        const now = Date.now()
        if (app === undefined && appCheckRequired.value()) throw refusal('page-unverified')
        if (auth === undefined) throw refusal('unauthenticated')
        const { uid, token } = auth

        const opened = envelope.safeParse(data)
        if (!opened.success) throw malformed(uid, now, fieldProblems(opened.error))
        const { call, input } = opened.data
        const address = addressKey(addressOf(rawRequest))
        const caller = { uid, address, now, signedInAt: token.auth_time * 1000 }
        const answered = await answer(call, input, caller)
        if (answered === null) throw malformed(uid, now, [{ path: 'call', problem: 'unknown-call' }])
        if (!answered.ok) throw refusal(answered.code, answered.facts)
        return answered.value
      },
    ),
  )

  function malformed(uid: string, now: number, fields: readonly FieldProblem[]): HttpsError {
    const consumed = consumeMalformed(uid, now)
    if (consumed.ok) return refusal('invalid-input', { fields })
    logRefusal({ callable: service, uid, now }, consumed.code)
    return refusal(consumed.code, consumed.facts)
  }
}

/** Browsers call services directly. Tests that call in-process have no request. */
function addressOf(request: Request | undefined): string | null {
  if (request === undefined) return null
  return callerAddress(name => request.get(name), request.socket.remoteAddress, { behindHosting: false })
}

function refusal(
  code: ErrorCode,
  facts: Facts | { readonly fields: readonly FieldProblem[] } = {},
): HttpsError {
  return new HttpsError(statusOf(code), code, { ...facts, code })
}

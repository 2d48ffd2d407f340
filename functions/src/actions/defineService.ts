import type { CallableRow } from '@upper-bracket/shared/contract/callable'
import {
  type CallableName,
  type CallableOf,
  type CallableParsed,
  type ServiceName,
  services,
} from '@upper-bracket/shared/contract/contract'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { rateLimits } from '@upper-bracket/shared/contract/rateLimits'
import { type ErrorCode, statusOf } from '@upper-bracket/shared/errors/errorCatalogue'
import { type FieldProblem, fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import type { Facts, Outcome } from '@upper-bracket/shared/errors/outcome'
import { type CallableFunction, HttpsError, onCall, type Request } from 'firebase-functions/https'
import * as z from 'zod/mini'
import { logRefusal } from '../platform/call/logRefusal.ts'
import { withCachedPreflight } from '../platform/call/withCachedPreflight.ts'
import { withDecodableData } from '../platform/call/withDecodableData.ts'
import { capacity } from '../platform/capacity.ts'
import { isContention } from '../platform/firestore/firestoreErrors.ts'
import { addressKey } from '../platform/limits/addressKey.ts'
import { callerAddress } from '../platform/limits/callerAddress.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { perKeyConcurrency } from '../platform/limits/perKeyConcurrency.ts'
import { logs } from '../platform/logs.ts'
import { addressSecret, appCheckRequired } from '../platform/params.ts'
import type { Action, Call, CallOutcome } from './steps.ts'

/** An action for each callable of the contract. */
export type Actions = { readonly [N in CallableName]: Action<N> }

const envelope = z.strictObject({ call: z.string(), input: z.unknown() })

/** The default request timeout of Cloud Functions. */
const defaultServiceTimeoutSeconds = 60

/** The difference between the longest timeout of an action and that of the request. */
const spareSeconds = 5

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
  const all: Readonly<Record<string, Action<CallableName>>> = actions
  const rows: Readonly<Record<string, CallableRow>> = services[service]
  const callables = new Map<string, Callable>(
    Object.entries(rows).flatMap(([name, { input, rateLimit = rateLimits.default }]) => {
      const action = all[name]
      return action === undefined ? [] : [[name, { action, input, consume: limiter(rateLimit) }]]
    }),
  )
  const consumeMalformed = limiter(rateLimits.default)
  const inTurn = perKeyConcurrency()
  const maxTimeoutMs = Math.max(...[...callables.values()].map(({ action }) => action.timeoutMs))

  return withCachedPreflight(
    withDecodableData(
      onCall<unknown, Promise<unknown>>(
        {
          region: functionsRegion,
          memory: '512MiB',
          ...capacity.service,
          secrets: [addressSecret],
          timeoutSeconds: Math.max(defaultServiceTimeoutSeconds, maxTimeoutMs / 1000 + spareSeconds),
        },
        async ({ app, auth, data, rawRequest }) => {
          const now = Date.now()
          if (app === undefined && appCheckRequired.value()) throw refusal('page-unverified')
          if (auth === undefined) throw refusal('unauthenticated')
          const { uid, token } = auth

          const opened = envelope.safeParse(data)
          if (!opened.success) throw malformed(uid, now, fieldProblems(opened.error))
          const callable = callables.get(opened.data.call)
          if (callable === undefined) throw malformed(uid, now, [{ path: 'call', problem: 'unknown-call' }])

          const caller = { callable: callable.action.name, uid, now }
          accepted(callable.consume(uid, now), caller)
          const parsed = callable.input.safeParse(opened.data.input)
          if (!parsed.success) throw refusal('invalid-input', { fields: fieldProblems(parsed.error) })

          // The input was parsed by the schema of this callable.
          const input = parsed.data as CallableParsed<CallableName>
          const address = addressKey(addressOf(rawRequest))
          const call = { uid, address, input, now, signedInAt: token.auth_time * 1000 }
          return accepted(await inTurn(uid, () => run(callable.action, call)), caller)
        },
      ),
    ),
  )

  function malformed(uid: string, now: number, fields: readonly FieldProblem[]): HttpsError {
    accepted(consumeMalformed(uid, now), { callable: service, uid, now })
    return refusal('invalid-input', { fields })
  }
}

/** Browsers call services directly. Tests that call in-process have no request. */
function addressOf(request: Request | undefined): string | null {
  if (request === undefined) return null
  return callerAddress(name => request.get(name), request.socket.remoteAddress, { behindHosting: false })
}

interface Callable {
  readonly action: Action<CallableName>
  readonly input: z.ZodMiniType
  readonly consume: ReturnType<typeof limiter>
}

async function run(
  action: Action<CallableName>,
  call: Call<CallableName>,
): Promise<CallOutcome<CallableName>> {
  try {
    return await action.handle(call)
  } catch (error) {
    if (isContention(error)) {
      logs.contention(action.name, call.uid, error)
      throw refusal('try-again')
    }
    logs.unexpected(action.name, call.uid, error)
    throw new HttpsError('internal', 'internal')
  }
}

/** @throws HttpsError with the refusal */
function accepted<T>(outcome: Outcome<T>, caller: Parameters<typeof logRefusal>[0]): T {
  if (outcome.ok) return outcome.value
  logRefusal(caller, outcome.code)
  throw refusal(outcome.code, outcome.facts)
}

function refusal(
  code: ErrorCode,
  facts: Facts | { readonly fields: readonly FieldProblem[] } = {},
): HttpsError {
  return new HttpsError(statusOf(code), code, { ...facts, code })
}

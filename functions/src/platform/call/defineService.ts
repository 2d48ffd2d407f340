import {
  type CallableName,
  type CallableOf,
  type CallableParsed,
  type ServiceName,
  services,
} from '@upper-bracket/shared/contract/contract'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { type ErrorCode, errorCatalogue } from '@upper-bracket/shared/errors/errorCatalogue'
import { type FieldProblem, fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import type { Facts, Outcome } from '@upper-bracket/shared/errors/outcome'
import { type CallableFunction, HttpsError, onCall, type Request } from 'firebase-functions/https'
import * as z from 'zod/mini'
import { capacity } from '../capacity.ts'
import { isContention } from '../firestore/firestoreErrors.ts'
import { addressKey } from '../limits/addressKey.ts'
import { callAllowance, malformedCallAllowance } from '../limits/callAllowances.ts'
import { callerAddress } from '../limits/callerAddress.ts'
import { limiter } from '../limits/limiter.ts'
import { turns } from '../limits/turns.ts'
import { logs } from '../logs.ts'
import { addressSecret, appCheckRequired } from '../params.ts'
import { withTimeout } from '../withTimeout.ts'
import type { Call, CallOutcome, Handler } from './defineHandler.ts'
import { logRefusal } from './logRefusal.ts'
import { withCachedPreflight } from './withCachedPreflight.ts'
import { withDecodableData } from './withDecodableData.ts'

/** A handler for each callable of the service. */
type Handlers<S extends ServiceName> = { readonly [N in CallableOf<S>]: Handler<N> }

const envelope = z.strictObject({ call: z.string(), input: z.unknown() })

/** What Cloud Functions allows a request by default. */
const defaultServiceTimeoutSeconds = 60

/** Between the end of the longest patience and that of the request. */
const spareSeconds = 5

/**
 * One deployed function for all callables of a service, told apart by an envelope: `data: { call, input }`.
 *
 * It requires a sign-in and, if so deployed, App Check's proof that our page calls (`page-unverified`; the SDK's own
 * refusal would read as not signed in), keeps each person within the allowance of the callable, parses the input, runs the handler
 * and carries its refusal to the caller as an `HttpsError` with `details: { code, …facts }`; an unknown call or a
 * malformed envelope is refused `invalid-input`. Where the database does not respond, the refusal is `try-again` once
 * the handler's patience is over: whatever was done by then, the same call again does not do it twice.
 */
export function defineService<S extends ServiceName>(
  service: S,
  handlers: Handlers<S>,
): CallableFunction<unknown, Promise<unknown>> {
  const all = Object.values<Handler<CallableName>>(handlers)
  const entries: Readonly<Record<string, { readonly input: z.ZodMiniType }>> = services[service]
  const callables = new Map<string, Callable>(
    all.map(handler => [
      handler.name,
      {
        handler,
        input: entries[handler.name]?.input ?? z.never(),
        spend: limiter(callAllowance(handler.name)),
      },
    ]),
  )
  const spendMalformed = limiter(malformedCallAllowance)
  const inTurn = turns()
  const maxTimeoutMs = Math.max(...all.map(({ timeoutMs }) => timeoutMs))

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

          const caller = { callable: callable.handler.name, uid, now }
          accepted(callable.spend(uid, now), caller)
          const parsed = callable.input.safeParse(opened.data.input)
          if (!parsed.success) throw refusal('invalid-input', { fields: fieldProblems(parsed.error) })

          // Parsed by the entry of the handler's own name.
          const input = parsed.data as CallableParsed<CallableName>
          const address = addressKey(addressOf(rawRequest))
          const call = { uid, address, input, now, signedInAt: token.auth_time * 1000 }
          return accepted(await inTurn(uid, () => run(callable.handler, call)), caller)
        },
      ),
    ),
  )

  function malformed(uid: string, now: number, fields: readonly FieldProblem[]): HttpsError {
    accepted(spendMalformed(uid, now), { callable: service, uid, now })
    return refusal('invalid-input', { fields })
  }
}

/** Browsers call services directly. Tests that call within their process have no request. */
function addressOf(request: Request | undefined): string | null {
  if (request === undefined) return null
  return callerAddress(name => request.get(name), request.socket.remoteAddress, { behindHosting: false })
}

interface Callable {
  readonly handler: Handler<CallableName>
  readonly input: z.ZodMiniType
  readonly spend: ReturnType<typeof limiter>
}

async function run(
  handler: Handler<CallableName>,
  call: Call<CallableName>,
): Promise<CallOutcome<CallableName>> {
  try {
    return await withTimeout(handler.handle(call), handler.timeoutMs)
  } catch (error) {
    if (isContention(error)) {
      logs.contention(handler.name, call.uid, error)
      throw refusal('try-again')
    }
    logs.unexpected(handler.name, call.uid, error)
    throw new HttpsError('internal', 'internal')
  }
}

/** @throws HttpsError with a refusal */
function accepted<T>(outcome: Outcome<T>, caller: Parameters<typeof logRefusal>[0]): T {
  if (outcome.ok) return outcome.value
  logRefusal(caller, outcome.code)
  throw refusal(outcome.code, outcome.facts)
}

function refusal(
  code: ErrorCode,
  facts: Facts | { readonly fields: readonly FieldProblem[] } = {},
): HttpsError {
  return new HttpsError(errorCatalogue[code], code, { ...facts, code })
}

import type { commonErrors } from '@upper-bracket/shared/contract/callable'
import {
  type CallableError,
  type CallableName,
  type CallableOutput,
  type CallableParsed,
  contract,
} from '@upper-bracket/shared/contract/contract'
import { type ErrorCode, errorCatalogue } from '@upper-bracket/shared/errors/errorCatalogue'
import { type FieldProblem, fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import type { Facts, Outcome } from '@upper-bracket/shared/errors/outcome'
import { type CallableFunction, HttpsError, onCall } from 'firebase-functions/https'
import { isContention } from './isContention.ts'
import { callAllowance } from './limits/callAllowances.ts'
import { limiter } from './limits/limiter.ts'
import { turns } from './limits/turns.ts'
import { logs } from './logs.ts'
import { functionsRegion } from './region.ts'
import { withDecodableData } from './withDecodableData.ts'
import { withPatience } from './withPatience.ts'

export interface Call<N extends CallableName> {
  readonly uid: string
  readonly input: CallableParsed<N>
  /** Milliseconds since the epoch, taken when the call came in. */
  readonly now: number
  /** When the caller last showed who they are, in the same milliseconds. */
  readonly signedInAt: number
}

/** What the handler of a callable may answer: its output, or a code that the contract lists for it. */
export type Answer<N extends CallableName> = Outcome<
  CallableOutput<N>,
  CallableError<N> | (typeof commonErrors)[number]
>

interface Options {
  /** How long the caller waits at most, in milliseconds. Only what writes or reads hundreds of documents needs more. */
  readonly patienceMs?: number
}

const usualPatienceMs = 10_000

/**
 * The function of one entry of the contract: asks for a sign-in and keeps a person within what they may call,
 * parses the input, runs `handler` and carries its refusal to the caller as an `HttpsError` with
 * `details: { code, …facts }`. Where the database does not answer, the caller hears `try-again` when the patience is
 * over: whatever was done by then, the same call again does not do it twice.
 */
export function defineCallable<N extends CallableName>(
  name: N,
  handler: (call: Call<N>) => Promise<Answer<N>>,
  { patienceMs = usualPatienceMs }: Options = {},
): CallableFunction<unknown, Promise<CallableOutput<N>>> {
  const spend = limiter(callAllowance(name))
  const inTurn = turns()
  return withDecodableData(
    onCall<unknown, Promise<CallableOutput<N>>>(
      { region: functionsRegion, memory: '512MiB', concurrency: 80 },
      async request => {
        const now = Date.now()
        if (request.auth === undefined) throw refusal('unauthenticated')
        const { uid, token } = request.auth

        const spent = spend(uid, now)
        if (!spent.ok) throw refusal(spent.code, spent.facts)

        const parsed = contract[name].input.safeParse(request.data)
        if (!parsed.success) throw refusal('invalid-input', { fields: fieldProblems(parsed.error) })

        const call = {
          uid,
          input: parsed.data as CallableParsed<N>,
          now,
          signedInAt: token.auth_time * 1000,
        }
        const answer = await inTurn(uid, () => run(name, uid, () => withPatience(handler(call), patienceMs)))
        if (!answer.ok) throw refusal(answer.code, answer.facts)
        return answer.value
      },
    ),
  )
}

async function run<T>(name: CallableName, uid: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isContention(error)) {
      logs.contention(name, uid, error)
      throw refusal('try-again')
    }
    logs.unexpected(name, uid, error)
    throw new HttpsError('internal', 'internal')
  }
}

function refusal(
  code: ErrorCode,
  facts: Facts | { readonly fields: readonly FieldProblem[] } = {},
): HttpsError {
  return new HttpsError(errorCatalogue[code], code, { ...facts, code })
}

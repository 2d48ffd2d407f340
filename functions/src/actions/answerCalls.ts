import type { CallableRow } from '@upper-bracket/shared/contract/callable'
import type { CallableName, CallableParsed } from '@upper-bracket/shared/contract/contract'
import { rateLimits } from '@upper-bracket/shared/contract/rateLimits'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { type FieldProblem, fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import { type Accepted, type Facts, refuse } from '@upper-bracket/shared/errors/outcome'
import { HttpsError } from 'firebase-functions/https'
import { logRefusal } from '../platform/call/logRefusal.ts'
import { isDemonstration } from '../platform/demonstration.ts'
import { isContention } from '../platform/firestore/firestoreErrors.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { perKeyConcurrency } from '../platform/limits/perKeyConcurrency.ts'
import { logs } from '../platform/logs.ts'
import { isPaused } from '../platform/pause.ts'
import type { Action, Call } from './steps.ts'
import { visitorRefusal } from './visitorRefusal.ts'

/** The default request timeout of Cloud Functions. */
const defaultTimeoutSeconds = 60

/** The difference between the longest timeout of an action and that of the request. */
const spareSeconds = 5

/** The output of a callable, or its refusal with facts, or with the invalid fields of the input. */
export type CallAnswer =
  | Accepted<unknown>
  | {
      readonly ok: false
      readonly code: ErrorCode
      readonly facts: Facts | { readonly fields: readonly FieldProblem[] }
    }

interface CallAnswers {
  /**
   * Enforces the callable's rate limit per person, refuses during a pause, parses the input and runs the action. Null
   * if there is no such callable. If the database does not respond, the refusal is `try-again` after the action's timeout.
   *
   * @throws HttpsError `internal`, once the unexpected error has been logged
   */
  answer(name: string, input: unknown, caller: Omit<Call<CallableName>, 'input'>): Promise<CallAnswer | null>
  /** The timeout for a request that carries any of the calls. */
  readonly timeoutSeconds: number
}

/** Prepares to answer calls of these rows of the contract, whose rate limits this instance counts. */
export function answerCalls(
  rows: Readonly<Record<string, CallableRow>>,
  actions: Readonly<Record<string, Action<CallableName>>>,
): CallAnswers {
  const callables = new Map(
    Object.entries(rows).flatMap(
      ([name, { input, rateLimit = rateLimits.default, runsWhilePaused = false }]) => {
        const action = actions[name]
        return action === undefined
          ? []
          : [[name, { action, input, consume: limiter(rateLimit), runsWhilePaused }] as const]
      },
    ),
  )
  const startTurn = perKeyConcurrency()
  const maxTimeoutMs = Math.max(...[...callables.values()].map(({ action }) => action.timeoutMs))

  return {
    timeoutSeconds: Math.max(defaultTimeoutSeconds, maxTimeoutMs / 1000 + spareSeconds),
    answer: async (name, given, caller) => {
      const callable = callables.get(name)
      if (callable === undefined) return null
      const { action, input: schema, consume, runsWhilePaused } = callable
      const { uid, now } = caller
      const logged = <T extends CallAnswer>(answer: T): T => {
        if (!answer.ok) logRefusal({ callable: action.name, uid, now }, answer.code)
        return answer
      }
      const consumed = consume(uid, now)
      if (!consumed.ok) return logged(consumed)
      if (!runsWhilePaused && (await isPaused())) return refuse('operation-paused')
      const parsed = schema.safeParse(given)
      if (!parsed.success) {
        return { ok: false, code: 'invalid-input', facts: { fields: fieldProblems(parsed.error) } }
      }
      const barred = isDemonstration() ? await visitorRefusal(action.name, parsed.data, { uid, now }) : null
      if (barred !== null) return logged(barred)
      // The input was parsed by the schema of this callable.
      const input = parsed.data as CallableParsed<CallableName>
      const endTurn = await startTurn(uid)
      try {
        return logged(await action.handle({ ...caller, input }))
      } catch (error) {
        if (isContention(error)) {
          logs.contention(name, uid, error)
          return refuse('try-again')
        }
        logs.unexpected(name, uid, error)
        throw new HttpsError('internal', 'internal')
      } finally {
        endTurn()
      }
    },
  }
}

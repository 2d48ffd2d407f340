import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import { call } from '../../testing/call.ts'
import type { Person } from '../../testing/person.ts'

const maxAttempts = 60
const pauseMs = 500
/** The emulator leaves a call unanswered whose process was killed while it started. */
const answerMs = 20_000

export interface Persisted<N extends CallableName> {
  readonly value: CallableOutput<N>
  /** From the first attempt to the answer. */
  readonly milliseconds: number
  /** 1: answered at once. */
  readonly attempts: number
}

/**
 * Repeats a call, as a page does, while the functions are busy or out of reach.
 *
 * @throws Error with the code of any other refusal, and when nothing helps
 */
export async function persistentCall<N extends CallableName>(
  name: N,
  person: Person,
  input: CallableInput<N>,
): Promise<Persisted<N>> {
  const started = performance.now()
  let last: unknown
  for (let attempts = 1; attempts <= maxAttempts; attempts += 1) {
    try {
      const reply = await Promise.race([call(name, person, input), unanswered()])
      if (reply.ok) return { value: reply.value, milliseconds: performance.now() - started, attempts }
      last = reply
      if (reply.code !== null && reply.code !== 'try-again') break
    } catch (thrown) {
      // A killed worker leaves no answer, or none of ours.
      last = thrown
    }
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
  throw new Error(`${name}: ${last instanceof Error ? last.message : JSON.stringify(last)}`)
}

async function unanswered(): Promise<never> {
  await new Promise(resolve => setTimeout(resolve, answerMs).unref())
  throw new Error('no answer')
}

import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import { call, type Reply } from './call.ts'
import type { Person } from './person.ts'

const maxTimes = 5

/**
 * Like `call`, but retries calls that are refused with `try-again`, as the error message tells users to. On a busy
 * machine, transactions that lock the same documents may collide until one of them times out.
 */
export async function callPatiently<N extends CallableName>(
  name: N,
  person: Person | null,
  input: CallableInput<N>,
): Promise<Reply<CallableOutput<N>>> {
  for (let time = 1; ; time += 1) {
    const reply = await call(name, person, input)
    if (time === maxTimes || reply.ok || reply.code !== 'try-again') return reply
  }
}

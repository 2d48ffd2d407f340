import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import { call, type Reply } from '../../../testing/call.ts'
import type { Person } from '../../../testing/person.ts'

const maxTimes = 5

/**
 * Like `call`, but what is refused with `try-again` is tried again, as people are told to: on a busy machine,
 * transactions that lock the same documents may meet again and again until the patience of one is over.
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

import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import { call } from '../../testing/call.ts'
import { eventually } from '../../testing/eventually.ts'
import type { Person } from '../../testing/person.ts'
import { Problem } from '../problem.ts'

/** Makes a call, again while the emulators are too busy. @throws Problem if that does not help */
export async function ask<N extends CallableName>(
  name: N,
  person: Person,
  input: CallableInput<N>,
): Promise<CallableOutput<N>> {
  return eventually(async () => {
    const reply = await call(name, person, input)
    if (reply.ok) return reply.value
    throw new Problem(`${name} did not succeed (${reply.code}): start again with --fresh, or with --no-seed.`)
  })
}

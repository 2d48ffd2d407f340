import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import type { Reply } from '../../../../testing/call.ts'
import { callInProcess } from '../../in-process/support/callInProcess.ts'

/** Takes the place of `call` of `testing`: the input goes through JSON, as over HTTP, but not through the emulator. */
export async function call<N extends CallableName>(
  name: N,
  person: { readonly uid: string } | null,
  input: CallableInput<N>,
): Promise<Reply<CallableOutput<N>>> {
  const reply = await callInProcess(name, person, JSON.parse(JSON.stringify(input)))
  return JSON.parse(JSON.stringify(reply))
}

export const callWith: typeof call = (name, person, input) => call(name, person, input)

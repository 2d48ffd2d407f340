import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import type { Reply } from '../../../../testing/call.ts'
import { callInProcess } from '../../in-process/support/callInProcess.ts'

/** Takes the place of `call` of `testing`: the input goes through JSON, as over HTTP, but not through the emulator. */
export async function call<N extends CallableName>(
  name: N,
  person: { readonly uid: string; readonly idToken?: string } | null,
  input: CallableInput<N>,
): Promise<Reply<CallableOutput<N>>> {
  const signedInAt = timeOf(person?.idToken)
  const caller = person && (signedInAt === undefined ? person : { uid: person.uid, signedInAt })
  const reply = await callInProcess(name, caller, JSON.parse(JSON.stringify(input)))
  return JSON.parse(JSON.stringify(reply))
}

export const callWith: typeof call = (name, person, input) => call(name, person, input)

/** The time of the sign-in that `signedInAt` has written into a token. */
function timeOf(idToken = ''): number | undefined {
  const [, payload] = idToken.split('.')
  if (payload === undefined) return undefined
  const { auth_time: time }: { readonly auth_time?: number } = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  )
  return time
}

import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import * as z from 'zod'
import type { Account } from './account.ts'
import type { EmulatorAddresses } from './emulatorAddresses.ts'

const answer = z.object({ result: z.unknown(), error: z.unknown() }).partial()

/** Calls a function as this person, over HTTP like a browser. @throws Error with a refusal */
export async function callAs<N extends CallableName>(
  { idToken }: Account,
  addresses: EmulatorAddresses,
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutput<N>> {
  const response = await fetch(addresses.callable(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data: input }),
  })
  const { result, error } = answer.parse(await response.json())
  if (error !== undefined) throw new Error(`${name}: ${JSON.stringify(error)}`)
  return result as CallableOutput<N>
}

import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import { serviceOf } from '@upper-bracket/shared/contract/serviceOf'
import * as z from 'zod'
import type { Account } from './account.ts'
import type { EmulatorAddresses } from './emulatorAddresses.ts'

const answer = z.object({ result: z.unknown(), error: z.unknown() }).partial()

/** Makes a call of the contract as this person, over HTTP like a browser. @throws Error with a refusal */
export async function callAs<N extends CallableName>(
  { idToken }: Account,
  addresses: EmulatorAddresses,
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutput<N>> {
  const response = await fetch(addresses.function(serviceOf(name)), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data: { call: name, input } }),
  })
  const { result, error } = answer.parse(await response.json())
  if (error !== undefined) throw new Error(`${name}: ${JSON.stringify(error)}`)
  return result as CallableOutput<N>
}

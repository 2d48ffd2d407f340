import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import { serviceOf } from '@upper-bracket/shared/contract/serviceOf'
import pRetry, { AbortError } from 'p-retry'
import * as z from 'zod'
import { Problem } from '../problem.ts'
import type { Account } from './account.ts'
import type { EmulatorAddresses } from './emulatorAddresses.ts'

const answer = z
  .object({
    result: z.unknown(),
    error: z.looseObject({ details: z.looseObject({ code: z.string() }).partial().optional() }),
  })
  .partial()
const maxRetryTime = 60_000

/**
 * Makes a call of the contract as this person, over HTTP like a browser, and retries it while the emulators are too
 * busy.
 *
 * @throws Problem with a refusal, and if retrying does not help
 */
export async function callAs<N extends CallableName>(
  { idToken }: Account,
  addresses: EmulatorAddresses,
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutput<N>> {
  const attempt = async () => {
    const response = await fetch(addresses.function(serviceOf(name)), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ data: { call: name, input } }),
    })
    const { result, error } = answer.parse(await response.json())
    if (error === undefined) return result as CallableOutput<N>
    const failure = new Error(JSON.stringify(error))
    const code = error.details?.code
    throw code === undefined || code === 'try-again' ? failure : new AbortError(failure)
  }
  try {
    return await pRetry(attempt, {
      retries: Number.POSITIVE_INFINITY,
      factor: 1,
      minTimeout: 250,
      maxRetryTime,
    })
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    throw new Problem(`${name} did not succeed (${reason}): start again with --fresh, or with --no-seed.`)
  }
}

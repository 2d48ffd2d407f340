import type { EndpointBuilder } from '@reduxjs/toolkit/query/react'
import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import type { FakeBaseQuery } from './api.ts'
import { attempt } from './attempt.ts'

/**
 * A mutation that calls a function of the contract, its input and output typed by it:
 * `joinCompetition: callable(build, 'joinCompetition')`.
 */
export function callable<Name extends CallableName>(
  build: EndpointBuilder<FakeBaseQuery, never, 'api'>,
  name: Name,
) {
  return build.mutation<CallableOutput<Name>, CallableInput<Name>>({
    queryFn: input => attempt(() => call(name, input)),
  })
}

async function call<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableOutput<Name>> {
  const { callFunction } = await import('./firebase/functions.ts')
  return callFunction<CallableInput<Name>, CallableOutput<Name>>(name, input)
}

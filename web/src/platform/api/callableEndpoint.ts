import type { EndpointBuilder } from '@reduxjs/toolkit/query/react'
import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import { attempt } from '#platform/errors/attempt.ts'
import { inOrder } from '#platform/streams/inOrder.ts'
import type { FakeBaseQuery } from './api.ts'

/**
 * A mutation that calls a function of the contract, its input and output typed by it:
 * `joinCompetition: callable(build, 'joinCompetition')`. Calls with the same `queue` leave in the order in which
 * they were made, each after the answer to the one before.
 */
export function callable<Name extends CallableName>(
  build: EndpointBuilder<FakeBaseQuery, never, 'api'>,
  name: Name,
  queue?: (input: CallableInput<Name>) => string,
) {
  return build.mutation<CallableOutput<Name>, CallableInput<Name>>({
    queryFn: input => {
      const send = () => attempt(() => call(name, input))
      return queue === undefined ? send() : inOrder(queue(input), send)
    },
  })
}

async function call<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableOutput<Name>> {
  const { callFunction } = await import('#platform/firebase/functions.ts')
  return callFunction<CallableInput<Name>, CallableOutput<Name>>(name, input)
}

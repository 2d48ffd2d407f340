import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { EndpointBuilder } from '@reduxjs/toolkit/query/react'
import type {
  CallableInput,
  CallableOf,
  CallableOutput,
  ServiceName,
} from '@upper-bracket/shared/contract/contract'
import { attempt } from '#platform/errors/attempt.ts'
import { serializeByKey } from '#platform/streams/serializeByKey.ts'
import { callFunction } from './callFunction.ts'
import type { FakeBaseQuery } from './loadedApi.ts'

/** The state type is irrelevant to the thunks used here. */
interface AnyState {
  readonly api: never
}

/**
 * Builds a mutation for a callable of the contract, with typed input and output: `joinTeam: callable(build, 'teams',
 * 'joinTeam')`, where the second argument is the service. Calls with the same `queue` are sent in the order in which
 * they were made, each after the response to the previous one. `done` runs after a successful call.
 */
export function callable<Service extends ServiceName, Name extends CallableOf<Service>>(
  build: EndpointBuilder<FakeBaseQuery, never, 'api'>,
  service: Service,
  name: Name,
  {
    queue,
    done,
  }: {
    readonly queue?: (input: CallableInput<Name>) => string
    readonly done?: (input: CallableInput<Name>) => ThunkAction<void, AnyState, unknown, UnknownAction>
  } = {},
) {
  return build.mutation<CallableOutput<Name>, CallableInput<Name>>({
    queryFn: input => {
      const send = () => attempt(() => callFunction(service, name, input))
      return queue === undefined ? send() : serializeByKey(queue(input), send)
    },
    ...(done && {
      onQueryStarted: async (input, { dispatch, queryFulfilled }) => {
        const succeeded = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (succeeded) dispatch(done(input))
      },
    }),
  })
}

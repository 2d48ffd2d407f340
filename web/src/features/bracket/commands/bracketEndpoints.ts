import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { EndpointBuilder, MutationDefinition } from '@reduxjs/toolkit/query'
import type { TypedUseMutation } from '@reduxjs/toolkit/query/react'
import type { MatchAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import { commandNames } from '@upper-bracket/shared/bracket/commands/commandNames'
import type {
  CommandInput,
  CommandName,
  CommandOutput,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import { isPredicted } from '@upper-bracket/shared/bracket/commands/predictedCommands'
import type { TeamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { startTransition, useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import type { FakeBaseQuery } from '#platform/api/loadedApi.ts'
import { optimisticUpdate } from './optimisticUpdate.ts'
import { sendOrEnqueue } from './sendOrEnqueue.ts'

type Command<N extends CommandName> = MutationDefinition<
  CommandInput<N>,
  FakeBaseQuery,
  never,
  CommandOutput<N>,
  'api'
>
type Commands = { readonly [N in CommandName]: Command<N> }

// The next command on a match can follow before the response to the previous one, so commands on a bracket share a
// queue.
const ofBracket = ({ bracketId }: { readonly bracketId: string }) => bracketId

const bracketApi = api.injectEndpoints({
  endpoints: build => ({
    generateBracket: callable(build, 'brackets', 'generateBracket'),
    deleteBracket: callable(build, 'brackets', 'deleteBracket', { queue: ofBracket }),
    planMatches: callable(build, 'brackets', 'planMatches'),
    ...commands(build),
  }),
})

export const { useGenerateBracketMutation, useDeleteBracketMutation, usePlanMatchesMutation } = bracketApi

type Answer<N extends CommandName> =
  | { readonly data: CommandOutput<N>; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown }

const commandEndpoints: {
  readonly [N in CommandName]: {
    readonly useMutation: TypedUseMutation<CommandOutput<N>, CommandInput<N>, FakeBaseQuery>
    readonly initiate: (
      input: CommandInput<N>,
      options: { readonly track: false },
    ) => ThunkAction<PromiseLike<Answer<N>>, never, unknown, UnknownAction>
  }
} = bracketApi.endpoints

/**
 * Returns the mutation of a command of the table: `const [startMatch, { isLoading }] =
 * useBracketCommand('startMatch')`. The request is sent before the page is redrawn with a prediction; without one, the
 * page is busy at once, so that a double click gives one command. The page may show a prediction, so a command on a
 * match has to name the teams that are shown.
 */
export function useBracketCommand<N extends CommandName>(name: N) {
  const [give, state] = commandEndpoints[name].useMutation()
  return [
    (input: SeenInput<N>) => (isPredicted(name) ? beforeRedraw(() => give(input)) : give(input)),
    state,
  ] as const
}

/** Returns a function that gives any command of the table, and does not redraw for its answer. It is stable. */
export function useGiveCommand() {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>()
  return useCallback(
    <N extends CommandName>(name: N, input: CommandInput<N>) =>
      beforeRedraw(() => dispatch(commandEndpoints[name].initiate(input, { track: false }))),
    [dispatch],
  )
}

function beforeRedraw<T>(give: () => T): T {
  const given: { answer?: T } = {}
  startTransition(() => {
    given.answer = give()
  })
  return given.answer as T
}

type SeenInput<N extends CommandName> = CommandInput<N> &
  (CommandInput<N> extends MatchAddress ? { readonly teamIds: TeamPair } : object)

function commands(build: EndpointBuilder<FakeBaseQuery, never, 'api'>): Commands {
  return Object.fromEntries(
    commandNames.map(name => [
      name,
      build.mutation({
        queryFn: sendOrEnqueue(name),
        ...(isPredicted(name) && { onQueryStarted: optimisticUpdate(name) }),
      }),
    ]),
  ) as unknown as Commands
}

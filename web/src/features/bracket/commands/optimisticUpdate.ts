import { type Draft, original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import type { BracketAddress, CommandTarget } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import {
  type CommandInput,
  type CommandName,
  commandTable,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import { freshnessOf } from '@upper-bracket/shared/bracket/commands/freshness'
import type { Bracket, MatchChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { bracketApi } from '#documents/bracket.ts'
import {
  addPredictions,
  confirmPredictions,
  type Prediction,
  withdrawPredictions,
} from '#documents/predictedMatches.ts'
import { liveBracket } from '../state/liveBracket.ts'

type ApiState = Parameters<ReturnType<typeof bracketApi.endpoints.matches.select>>[0]

interface Lifecycle {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  readonly getState: () => unknown
  readonly queryFulfilled: Promise<{ readonly meta?: unknown }>
}

/** By the input of a command that is shown before the server has responded. */
const shownCommands = new WeakMap<
  object,
  { readonly on: Bracket; readonly predicted: readonly Prediction[] }
>()

/** The bracket on which the command with this input was shown; null if it was not. */
export function bracketSeenBy(input: object): Bracket | null {
  return shownCommands.get(input)?.on ?? null
}

/** A cached bracket without what the command with this input is shown to change. */
export function bracketWithout(input: object, { shape, matches }: Bracket): Bracket {
  const without = new Map(matches)
  for (const { shown, before } of shownCommands.get(input)?.predicted ?? []) {
    if (without.get(shown.id) === shown) without.set(shown.id, before)
  }
  return { shape, matches: without }
}

/**
 * The `onQueryStarted` of a command on a bracket: applies the command to the cache before the server has responded, by
 * the same rules of the domain, and reverts that if it is refused, or kept for later (then it is shown by what is kept).
 * A match that has changed otherwise in the meantime keeps what came from the server, if that is not older.
 */
export function optimisticUpdate<N extends CommandName>(name: N) {
  return async (input: CommandInput<N>, { dispatch, getState, queryFulfilled }: Lifecycle) => {
    const target: CommandTarget = input
    const { competitionId, bracketId } = target
    const address = { competitionId, bracketId }
    const bracket = cachedBracket(address, getState() as ApiState)
    if (bracket === null || target.preview || !isUnchanged(bracket, name, input)) return
    const outcome = commandTable[name].apply(bracket, input)
    if (!outcome.ok) return

    const { changes } = outcome.value
    dispatch(swapMatches(address, changes))
    // The cache keeps copies: these are what a refusal replaces again.
    const copies = cachedBracket(address, getState() as ApiState)?.matches
    const predicted = changes.flatMap(([before]): Prediction[] => {
      const shown = copies?.get(before.id)
      return shown === undefined ? [] : [{ shown, before }]
    })
    shownCommands.set(input, { on: bracket, predicted })
    addPredictions(predicted)
    const isQueued = await queryFulfilled.then(
      ({ meta }) => isQueuedMeta(meta),
      () => true,
    )
    if (isQueued) {
      withdrawPredictions(predicted)
      dispatch(
        swapMatches(
          address,
          predicted.map(({ shown, before }) => [shown, before]),
        ),
      )
    } else confirmPredictions(predicted)
  }
}

function isQueuedMeta(meta: unknown): boolean {
  return typeof meta === 'object' && meta !== null && 'queued' in meta
}

/** A command on the bracket as a whole refers to it as it is, whatever has become of it. */
function isUnchanged<N extends CommandName>({ matches }: Bracket, name: N, input: CommandInput<N>): boolean {
  const { matchId }: CommandTarget = input
  if (matchId === undefined) return true
  const match = matches.get(matchId)
  return match !== undefined && freshnessOf(name, match, input) === 'unchanged'
}

/** The bracket as the streams have brought it, with the predictions; null while it is not there. */
export function cachedBracket({ competitionId, bracketId }: BracketAddress, state: ApiState): Bracket | null {
  const address = { competitionId, bracketId }
  const shape = bracketApi.endpoints.bracketShape.select(address)(state).data?.value
  const rows = bracketApi.endpoints.matches.select(address)(state).data?.value
  return shape && rows ? liveBracket(shape, rows) : null
}

/** Replaces the first match of each pair by the second, if the cache still holds that very value. */
function swapMatches(address: BracketAddress, changes: readonly MatchChange[]) {
  const swaps = new Map(changes)
  return bracketApi.util.updateQueryData('matches', address, draft => {
    const rows = draft.value as Draft<Match>[]
    for (const [index, match] of (original(rows) ?? []).entries()) {
      const swap = swaps.get(match)
      if (swap !== undefined) rows[index] = swap as Draft<Match>
    }
  })
}

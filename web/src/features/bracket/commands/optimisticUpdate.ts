import { type Draft, original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import type { BracketAddress, CommandTarget } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { CommandInput } from '@upper-bracket/shared/bracket/commands/commandTable'
import { freshnessOf } from '@upper-bracket/shared/bracket/commands/freshness'
import {
  type PredictedName,
  predictedCommands,
} from '@upper-bracket/shared/bracket/commands/predictedCommands'
import type { Bracket, MatchChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { bracketApi } from '#documents/bracket.ts'
import {
  addPredictions,
  confirmPredictions,
  type Prediction,
  withdrawPredictions,
} from '#documents/predictedMatches.ts'
import { liveBracket } from './liveBracket.ts'

type ApiState = Parameters<ReturnType<typeof bracketApi.endpoints.matches.select>>[0]

interface Lifecycle {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  readonly getState: () => unknown
  readonly queryFulfilled: Promise<{ readonly meta?: unknown }>
}

/** The predictions of commands whose response is pending, by their input. */
const shownCommands = new WeakMap<
  object,
  { readonly on: Bracket; readonly predicted: readonly Prediction[] }
>()

/** Returns the bracket on which the prediction for this input was based; null if there is none. */
export function bracketSeenBy(input: object): Bracket | null {
  return shownCommands.get(input)?.on ?? null
}

/** Returns a cached bracket without the prediction for this input. */
export function bracketWithout(input: object, { shape, matches }: Bracket): Bracket {
  const without = new Map(matches)
  for (const { shown, before } of shownCommands.get(input)?.predicted ?? []) {
    if (without.get(shown.id) === shown) without.set(shown.id, before)
  }
  return { shape, matches: without }
}

/**
 * Builds the `onQueryStarted` of a bracket command. It applies the command to the cache before the server responds,
 * using the rules of the domain. It reverts the prediction if the command is refused, or queued (the queue then shows
 * it). A match that was updated by the server in the meantime keeps that state unless it is older.
 */
export function optimisticUpdate<N extends PredictedName>(name: N) {
  return async (input: CommandInput<N>, { dispatch, getState, queryFulfilled }: Lifecycle) => {
    const target: CommandTarget = input
    const { competitionId, bracketId } = target
    const address = { competitionId, bracketId }
    const bracket = cachedBracket(address, getState() as ApiState)
    if (bracket === null || target.preview || !isUnchanged(bracket, name, input)) return
    const outcome = predictedCommands[name].apply(bracket, input)
    if (!outcome.ok) return

    const { changes } = outcome.value
    dispatch(swapMatches(address, changes))
    // The cache stores copies of the predictions, and these copies are what a refusal reverts.
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
          predicted.flatMap(({ shown, before, isConfirmed }) => (isConfirmed ? [] : [[shown, before]])),
        ),
      )
    } else confirmPredictions(predicted)
  }
}

function isQueuedMeta(meta: unknown): boolean {
  return typeof meta === 'object' && meta !== null && 'queued' in meta
}

/** A command on the whole bracket always applies to its current state. */
function isUnchanged<N extends PredictedName>(
  { matches }: Bracket,
  name: N,
  input: CommandInput<N>,
): boolean {
  const { matchId }: CommandTarget = input
  if (matchId === undefined) return true
  const match = matches.get(matchId)
  return match !== undefined && freshnessOf(name, match, input) === 'unchanged'
}

/** Returns the streamed bracket with the predictions; null while it is not loaded. */
export function cachedBracket({ competitionId, bracketId }: BracketAddress, state: ApiState): Bracket | null {
  const address = { competitionId, bracketId }
  const shape = bracketApi.endpoints.bracketShape.select(address)(state).data?.value
  const rows = bracketApi.endpoints.matches.select(address)(state).data?.value
  return shape && rows ? liveBracket(shape, rows) : null
}

/** Replaces the first match of each pair by the second, if the cache still contains the identical value. */
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

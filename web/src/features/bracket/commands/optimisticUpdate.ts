import { type Draft, original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import type { BracketAddress, CommandTarget } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import {
  type CommandInput,
  type CommandName,
  commandTable,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import type { Bracket, MatchChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { bracketApi } from '#documents/bracket.ts'
import { liveBracket } from '../state/liveBracket.ts'

type ApiState = Parameters<ReturnType<typeof bracketApi.endpoints.matches.select>>[0]

interface Lifecycle {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  readonly getState: () => unknown
  readonly queryFulfilled: Promise<unknown>
}

/**
 * The `onQueryStarted` of a command on a bracket: applies the command to the cache before the server has responded, by
 * the same rules of the domain, and reverts that if it is refused. A match that has changed otherwise in the meantime
 * keeps what came from the server.
 */
export function optimisticUpdate<N extends CommandName>(name: N) {
  return async (input: CommandInput<N>, { dispatch, getState, queryFulfilled }: Lifecycle) => {
    const target: CommandTarget = input
    const { competitionId, bracketId } = target
    const address = { competitionId, bracketId }
    const bracket = cachedBracket(address, getState() as ApiState)
    if (bracket === null || target.preview || hasSeenAnOlderMatch(bracket, target)) return
    const outcome = commandTable[name].apply(bracket, input)
    if (!outcome.ok) return

    const { changes } = outcome.value
    dispatch(swapMatches(address, changes))
    // The cache keeps copies: these are what a refusal replaces again.
    const shown = cachedBracket(address, getState() as ApiState)?.matches
    const reverted = changes.flatMap(([before]): MatchChange[] => {
      const copy = shown?.get(before.id)
      return copy === undefined ? [] : [[copy, before]]
    })
    try {
      await queryFulfilled
    } catch {
      dispatch(swapMatches(address, reverted))
    }
  }
}

/** A command on the bracket as a whole refers to it as it is, whatever has become of it. */
function hasSeenAnOlderMatch({ matches }: Bracket, { matchId, revision }: CommandTarget): boolean {
  return matchId !== undefined && matches.get(matchId)?.revision !== revision
}

function cachedBracket(address: BracketAddress, state: ApiState): Bracket | null {
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

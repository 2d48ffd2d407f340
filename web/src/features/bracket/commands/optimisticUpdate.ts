import { type Draft, original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import type { Bracket, BracketChange, MatchChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import { bracketApi } from '#documents/bracket.ts'
import { liveBracket } from '../state/liveBracket.ts'

type MatchCommand =
  | 'startMatch'
  | 'unstartMatch'
  | 'setScore'
  | 'finishSeries'
  | 'correctScore'
  | 'forfeitMatch'
  | 'reopenMatch'
  | 'placeTeam'
  | 'clearSlot'
type TeamCommand = 'disqualifyTeam' | 'replaceTeam'
type BracketKey = Pick<CallableInput<MatchCommand>, 'competitionId' | 'bracketId'>
type ApiState = Parameters<ReturnType<typeof bracketApi.endpoints.matches.select>>[0]

interface Lifecycle {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  readonly getState: () => unknown
  readonly queryFulfilled: Promise<unknown>
}

/**
 * The `onQueryStarted` of a command on a bracket: shows what the command will do before the answer has come, by
 * the same rules of the domain, and takes it back where it is refused. A match that has changed otherwise in the
 * meantime keeps what came from the server. Nothing is shown where `command` answers null.
 */
export function optimisticUpdate<Name extends MatchCommand | TeamCommand = 'startMatch'>(
  command: (bracket: Bracket, input: CallableInput<Name>) => Outcome<BracketChange> | null,
) {
  return async (input: CallableInput<Name>, { dispatch, getState, queryFulfilled }: Lifecycle) => {
    const { competitionId, bracketId } = input
    const address = { competitionId, bracketId }
    const bracket = cachedBracket(address, getState() as ApiState)
    if (bracket === null || hasSeenAnOlderMatch(bracket, input)) return
    const outcome = command(bracket, input)
    if (!outcome?.ok) return

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

/** A command on a team refers to the bracket as it is, whatever that has become. */
function hasSeenAnOlderMatch(
  { matches }: Bracket,
  input: CallableInput<MatchCommand | TeamCommand>,
): boolean {
  return 'matchId' in input && matches.get(input.matchId)?.revision !== input.revision
}

function cachedBracket(address: BracketKey, state: ApiState): Bracket | null {
  const shape = bracketApi.endpoints.bracketShape.select(address)(state).data?.value
  const rows = bracketApi.endpoints.matches.select(address)(state).data?.value
  return shape && rows ? liveBracket(shape, rows) : null
}

/** Replaces the first match of each pair by the second, if the cache still holds that very value. */
function swapMatches(address: BracketKey, changes: readonly MatchChange[]) {
  const swaps = new Map(changes)
  return bracketApi.util.updateQueryData('matches', address, draft => {
    const rows = draft.value as Draft<Match>[]
    for (const [index, match] of (original(rows) ?? []).entries()) {
      const swap = swaps.get(match)
      if (swap !== undefined) rows[index] = swap as Draft<Match>
    }
  })
}

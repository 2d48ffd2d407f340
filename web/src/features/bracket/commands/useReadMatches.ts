import type { Matches } from '@upper-bracket/shared/bracket/model/match'
import { useCallback } from 'react'
import { useStore } from 'react-redux'
import { useBracketScope } from '../state/bracketScope.ts'
import { matchesById } from '../state/liveBracket.ts'

type ApiState = Parameters<ReturnType<typeof useBracketScope>['selectMatches']>[0]

/** Reads the matches as they are when they are asked for: for what is done later, without rendering for it now. */
export function useReadMatches(): () => Matches {
  const store = useStore<ApiState>()
  const { selectMatches } = useBracketScope()
  return useCallback(
    () => matchesById(selectMatches(store.getState()).data?.value ?? []),
    [store, selectMatches],
  )
}

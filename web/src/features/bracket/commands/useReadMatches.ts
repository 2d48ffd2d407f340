import type { Matches } from '@upper-bracket/shared/bracket/model/match'
import { useCallback } from 'react'
import { useStore } from 'react-redux'
import { useBracketScope } from '../state/bracketScope.ts'
import { matchesById } from '../state/liveBracket.ts'

type ApiState = Parameters<ReturnType<typeof useBracketScope>['selectMatches']>[0]

/** Reads the matches at the time of the call, without rendering again whenever they change. */
export function useReadMatches(): () => Matches {
  const store = useStore<ApiState>()
  const { selectMatches } = useBracketScope()
  return useCallback(() => matchesById(selectMatches(store.getState()) ?? []), [store, selectMatches])
}

import type { Matches } from '@upper-bracket/shared/bracket/model/match'
import { useCallback } from 'react'
import { useStore } from 'react-redux'
import { useBracketScope } from './bracketScope.ts'
import { matchesById } from '../commands/liveBracket.ts'

type ApiState = Parameters<ReturnType<typeof useBracketScope>['selectMatches']>[0]

/** Returns a function that reads the current matches without re-rendering when they change. */
export function useReadMatches(): () => Matches {
  const store = useStore<ApiState>()
  const { selectMatches } = useBracketScope()
  return useCallback(() => matchesById(selectMatches(store.getState()) ?? []), [store, selectMatches])
}

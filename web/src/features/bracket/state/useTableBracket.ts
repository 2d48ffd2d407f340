import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isSamePair, teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { useSelector } from 'react-redux'
import { useBracketScope } from './bracketScope.ts'
import { liveBracket } from '../commands/liveBracket.ts'

type ApiState = Parameters<ReturnType<typeof useBracketScope>['selectMatches']>[0]

/** Follows the bracket, but returns the same value while only scores of running matches change: no table counts them. */
export function useTableBracket(): Bracket {
  const { shape, selectMatches } = useBracketScope()
  const rows = useSelector((state: ApiState) => selectMatches(state) ?? none, isSameInTables)
  return liveBracket(shape, rows)
}

const none: readonly Match[] = []

function isSameInTables(one: readonly Match[], other: readonly Match[]): boolean {
  return one.length === other.length && one.every((match, at) => isSameMatch(match, other[at]))
}

function isSameMatch(one: Match, other: Match | undefined): boolean {
  if (one === other || other === undefined) return one === other
  return (
    one.id === other.id &&
    one.status === 'running' &&
    other.status === 'running' &&
    isSamePair(teamPair(one), teamPair(other))
  )
}

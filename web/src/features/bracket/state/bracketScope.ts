import type { BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { createContext, useContext } from 'react'
import { useSelector } from 'react-redux'
import type { bracketApi } from '#documents/bracket.ts'
import { isFreeSlot } from './isFreeSlot.ts'
import { matchesById } from './liveBracket.ts'

type MatchesSelector = ReturnType<typeof bracketApi.endpoints.matches.select>
type ApiState = Parameters<MatchesSelector>[0]

/** What the parts of a bracket page have in common: nothing in it changes because a score came in. */
export interface BracketScope {
  readonly competitionId: string
  readonly bracketId: string
  readonly shape: BracketShape
  /** Without the byes of the first round (see `drawnRounds`); read the state of a match with `useMatch`. */
  readonly rounds: readonly BracketRound[]
  readonly numbers: ReadonlyMap<string, number>
  readonly teamNames: ReadonlyMap<string, string>
  /** By team id, from 1. */
  readonly seeds: ReadonlyMap<string, number>
  readonly selectMatches: MatchesSelector
}

export const BracketScopeContext = createContext<BracketScope | null>(null)

export function useBracketScope(): BracketScope {
  const scope = useContext(BracketScopeContext)
  if (scope === null) throw new Error('A part of a bracket is shown outside of a BracketScopeContext')
  return scope
}

/** One match as it changes; nothing else re-renders the caller. Null for an id that the bracket does not have. */
export function useMatch(matchId: string): Match | null {
  const { selectMatches } = useBracketScope()
  return useSelector((state: ApiState) => {
    const rows = selectMatches(state).data?.value
    return (rows && matchesById(rows).get(matchId)) ?? null
  })
}

/** Which slots of a match wait for a team placed by hand, as bits; renders the caller when another match changes that. */
export function useFreeSlots(match: Match | null): number {
  const { selectMatches } = useBracketScope()
  return useSelector((state: ApiState) => {
    if (match === null || match.slots.every(({ teamId }) => teamId !== null)) return 0
    const matches = matchesById(selectMatches(state).data?.value ?? none)
    const [one, other] = match.slots.map(slot => isFreeSlot(slot, id => matches.get(id)))
    return Number(one) + 2 * Number(other)
  })
}

/** All matches as they change. */
export function useMatches(): readonly Match[] {
  const { selectMatches } = useBracketScope()
  return useSelector((state: ApiState) => selectMatches(state).data?.value ?? none)
}

/** All matches; the same value while only scores change, for what is costly to tell and follows from results alone. */
export function useResults(): readonly Match[] {
  const { selectMatches } = useBracketScope()
  return useSelector((state: ApiState) => selectMatches(state).data?.value ?? none, isSameResults)
}

const none: readonly Match[] = []

function isSameResults(one: readonly Match[], other: readonly Match[]): boolean {
  return one.length === other.length && one.every((match, at) => isSameResult(match, other[at]))
}

function isSameResult(one: Match, other: Match | undefined): boolean {
  if (one === other || other === undefined) return one === other
  const isSameSlot = (side: Side) =>
    one.slots[side].teamId === other.slots[side].teamId && one.slots[side].closed === other.slots[side].closed
  return (
    one.id === other.id &&
    one.status === other.status &&
    one.winner === other.winner &&
    isSameSlot(0) &&
    isSameSlot(1)
  )
}

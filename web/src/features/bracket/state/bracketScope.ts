import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isSamePair, teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { type OfflineQueue, waitingMatches } from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { type CardScope, isFreeSlot } from '@upper-bracket/shared/card/matchCard'
import { createContext, useContext } from 'react'
import { useSelector } from 'react-redux'
import type { BracketDocument } from '#documents/bracket.ts'
import type { QueuedState } from '../commands/offlineQueueEndpoints.ts'
import { isPlayable, matchesById } from '../commands/liveBracket.ts'

type ApiState = QueuedState

/** The state that the parts of the bracket page share; scores do not change it. */
export interface BracketScope extends Pick<CardScope, 'numbers' | 'seeds' | 'teamNames' | 'faces'> {
  readonly competitionId: string
  readonly bracketId: string
  readonly shape: BracketDocument
  /** The rounds without first-round byes (see `drawnRounds`). Use `useMatch` to read the state of a match. */
  readonly rounds: readonly BracketRound[]
  /** Selects the matches with the offline queue applied; undefined until loaded. */
  readonly selectMatches: (state: ApiState) => readonly Match[] | undefined
  readonly selectQueued: (state: ApiState) => OfflineQueue
}

export const BracketScopeContext = createContext<BracketScope | null>(null)

export function useBracketScope(): BracketScope {
  const scope = useContext(BracketScopeContext)
  if (scope === null) throw new Error('A part of a bracket is shown outside of a BracketScopeContext')
  return scope
}

/** Follows one match, and re-renders the caller only when it changes. Null for an unknown id. */
export function useMatch(matchId: string): Match | null {
  const { selectMatches } = useBracketScope()
  return useSelector((state: ApiState) => {
    const rows = selectMatches(state)
    return (rows && matchesById(rows).get(matchId)) ?? null
  })
}

/**
 * Returns the slots of a match that can be filled by hand, as bits. Re-renders the caller when another match changes
 * that.
 */
export function useFreeSlots(match: Match | null): number {
  const { selectMatches } = useBracketScope()
  return useSelector((state: ApiState) => {
    if (match === null || match.slots.every(({ teamId }) => teamId !== null)) return 0
    const matches = matchesById(selectMatches(state) ?? none)
    const [one, other] = match.slots.map(slot => isFreeSlot(slot, id => matches.get(id)))
    return Number(one) + 2 * Number(other)
  })
}

/** Whether the teams of a match can be called to it; re-renders the caller when another match changes that. */
export function useIsPlayable(match: Match | null): boolean {
  const { shape, selectMatches } = useBracketScope()
  return useSelector(
    (state: ApiState) =>
      match?.status === 'ready' && isPlayable(shape, matchesById(selectMatches(state) ?? none), match.id),
  )
}

/** Whether the offline queue has commands for the match. */
export function useIsQueued(matchId: string): boolean {
  const { bracketId, selectQueued } = useBracketScope()
  return useSelector((state: ApiState) => {
    const queue = selectQueued(state)
    return queue.length > 0 && waitingMatches(queue, bracketId).has(matchId)
  })
}

export function useMatches(): readonly Match[] {
  const { selectMatches } = useBracketScope()
  return useSelector((state: ApiState) => selectMatches(state) ?? none)
}

/** Follows all matches where there is a bracket; none elsewhere. */
export function useMatchesIfAny(): readonly Match[] {
  const scope = useContext(BracketScopeContext)
  return useSelector((state: ApiState) => scope?.selectMatches(state) ?? none)
}

/** Whether a match has a planned start; scores do not re-render the caller. */
export function useIsPlanned(): boolean {
  const { selectMatches } = useBracketScope()
  return useSelector((state: ApiState) =>
    (selectMatches(state) ?? none).some(({ startsAt }) => startsAt != null),
  )
}

/** Follows all matches, but returns the same value while only scores of running matches change: no table counts them. */
export function useResults(): readonly Match[] {
  const { selectMatches } = useBracketScope()
  return useSelector((state: ApiState) => selectMatches(state) ?? none, isSameResults)
}

const none: readonly Match[] = []

function isSameResults(one: readonly Match[], other: readonly Match[]): boolean {
  return one.length === other.length && one.every((match, at) => isSameResult(match, other[at]))
}

function isSameResult(one: Match, other: Match | undefined): boolean {
  if (one === other || other === undefined) return one === other
  return (
    one.id === other.id &&
    one.status === 'running' &&
    other.status === 'running' &&
    isSamePair(teamPair(one), teamPair(other))
  )
}

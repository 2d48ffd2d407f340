import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { waitingMatches } from '@upper-bracket/shared/bracket/offlineQueue/offlineQueue'
import type { OfflineQueue } from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { createContext, useContext } from 'react'
import { useSelector } from 'react-redux'
import type { BracketDocument } from '#documents/bracket.ts'
import type { QueuedState } from '../offlineQueue/offlineQueueEndpoints.ts'
import { isFreeSlot } from './isFreeSlot.ts'
import { matchesById } from './liveBracket.ts'

type ApiState = QueuedState

/** What the parts of the bracket page share: nothing in it changes with a score. */
export interface BracketScope {
  readonly competitionId: string
  readonly bracketId: string
  readonly shape: BracketDocument
  /** Without the byes of the first round (see `drawnRounds`); read the state of a match with `useMatch`. */
  readonly rounds: readonly BracketRound[]
  readonly numbers: ReadonlyMap<string, number>
  readonly teamNames: ReadonlyMap<string, string>
  /** By team id, from 1. */
  readonly seeds: ReadonlyMap<string, number>
  /** With what is kept on this device; undefined until they are there. */
  readonly selectMatches: (state: ApiState) => readonly Match[] | undefined
  /** What is kept on this device for the competition. */
  readonly selectQueued: (state: ApiState) => OfflineQueue
}

export const BracketScopeContext = createContext<BracketScope | null>(null)

export function useBracketScope(): BracketScope {
  const scope = useContext(BracketScopeContext)
  if (scope === null) throw new Error('A part of a bracket is shown outside of a BracketScopeContext')
  return scope
}

/** Follows one match; nothing else re-renders the caller. Null for an unknown id. */
export function useMatch(matchId: string): Match | null {
  const { selectMatches } = useBracketScope()
  return useSelector((state: ApiState) => {
    const rows = selectMatches(state)
    return (rows && matchesById(rows).get(matchId)) ?? null
  })
}

/**
 * The slots of a match that are free to be filled by hand, as bits; re-renders the caller when another match
 * changes that.
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

/** Whether something about the match is kept on this device until there is a network. */
export function useIsQueued(matchId: string): boolean {
  const { bracketId, selectQueued } = useBracketScope()
  return useSelector((state: ApiState) => {
    const queue = selectQueued(state)
    return queue.length > 0 && waitingMatches(queue, bracketId).has(matchId)
  })
}

/** Follows all matches. */
export function useMatches(): readonly Match[] {
  const { selectMatches } = useBracketScope()
  return useSelector((state: ApiState) => selectMatches(state) ?? none)
}

/**
 * Follows all matches, but keeps the value while only scores change: for expensive results that scores do not
 * affect.
 */
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

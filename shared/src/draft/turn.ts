import { teamSize } from '../format/teamLimits.ts'
import type { Draft, DraftOrder } from './draft.ts'
import type { DraftPlayers } from './draftPlayer.ts'
import { membersOf, poolOf } from './members.ts'

export interface Turn {
  /** The number of the turn, which a pick names. */
  readonly turn: number
  /** The index of the team. */
  readonly team: number
  /** From 1. */
  readonly round: number
  /** The place in the order of all rounds, from 0. */
  readonly place: number
}

/** Whether the draft goes on: it is neither confirmed nor cancelled. */
export function isOpen({ status }: Pick<Draft, 'status'>): boolean {
  return status === 'running' || status === 'paused'
}

/** Returns the index of the team that has a place in the order of all rounds. */
export function teamAt(order: DraftOrder, teams: number, place: number): number {
  const at = place % teams
  return order === 'snake' && Math.floor(place / teams) % 2 === 1 ? teams - 1 - at : at
}

/**
 * Returns whose turn it is: full teams are passed over, and rounds go on until every team is full or nobody is left to
 * be picked. Null then, and once the draft is over; `completionOf` says why.
 */
export function turnOf(draft: Draft, players: DraftPlayers): Turn | null {
  const [turn] = nextTurns(draft, players, 1)
  return turn ?? null
}

/** Returns the current turn and those after it, as far as they are known: at most `count`, and one for each player left. */
export function nextTurns(draft: Draft, players: DraftPlayers, count: number): readonly Turn[] {
  if (!isOpen(draft)) return []
  const all = [...players]
  const sizes = membersOf(draft, all).map(({ length }) => length)
  const left = Math.min(count, poolOf(draft, all).length)
  const turns: Turn[] = []
  for (let { place } = draft; turns.length < left && sizes.some(size => size < teamSize); place++) {
    const team = teamAt(draft.order, sizes.length, place)
    const size = sizes[team] ?? teamSize
    if (size >= teamSize) continue
    sizes[team] = size + 1
    const round = Math.floor(place / sizes.length) + 1
    turns.push({ turn: draft.turn + turns.length, team, round, place })
  }
  return turns
}

/** Whether the clock of a draft runs: it has one, is not paused, and somebody could be picked when the turn began. */
export function isClockRunning({ status, clock, turnStartedAt }: Draft): boolean {
  return status === 'running' && clock.pickSeconds !== null && turnStartedAt !== null
}

/**
 * Returns when the time of the current turn is over, with the reserve used up, in milliseconds since the epoch by the
 * server's clock. Null without a clock, while paused, and when nobody can be picked.
 */
export function deadlineOf(draft: Draft, players: DraftPlayers): number | null {
  const { status, clock, turnStartedAt, usedMs } = draft
  if (status !== 'running' || clock.pickSeconds === null || turnStartedAt === null) return null
  const turn = turnOf(draft, players)
  if (turn === null) return null
  return turnStartedAt + clock.pickSeconds * 1000 + (draft.teams[turn.team]?.reserveMs ?? 0) - usedMs
}

export interface TimeLeft {
  readonly pickMs: number
  /** What is left of the reserve of the team whose turn it is, in milliseconds. */
  readonly reserveMs: number
}

/** Returns the time that is left for the current turn at `now`, also while paused; null without a clock or a turn. */
export function timeLeft(draft: Draft, players: DraftPlayers, now: number): TimeLeft | null {
  const { pickSeconds } = draft.clock
  const turn = turnOf(draft, players)
  if (pickSeconds === null || turn === null) return null
  const pickMs = pickSeconds * 1000 - elapsedMs(draft, now)
  const reserveMs = draft.teams[turn.team]?.reserveMs ?? 0
  return { pickMs: Math.max(0, pickMs), reserveMs: Math.max(0, reserveMs + Math.min(0, pickMs)) }
}

/** Returns how long the current turn has lasted at `now`, without pauses, in milliseconds. */
export function elapsedMs({ turnStartedAt, usedMs }: Draft, now: number): number {
  return usedMs + (turnStartedAt === null ? 0 : Math.max(0, now - turnStartedAt))
}

/** `picking`: the team gets more players. `nobody-left`: it has free seats, and nobody is left to be picked. */
type Completion = 'complete' | 'picking' | 'nobody-left'

export interface TeamCompletion {
  readonly completion: Completion
  readonly members: number
  /** The number of free seats. */
  readonly missing: number
}

/** Says of each team of an open draft whether it is complete, and if not, why. */
export function completionOf(draft: Draft, players: DraftPlayers): readonly TeamCompletion[] {
  const all = [...players]
  const isOver = poolOf(draft, all).length === 0
  return membersOf(draft, all).map(({ length: members }) => {
    const missing = Math.max(0, teamSize - members)
    const completion = missing === 0 ? 'complete' : isOver ? 'nobody-left' : 'picking'
    return { completion, members, missing }
  })
}

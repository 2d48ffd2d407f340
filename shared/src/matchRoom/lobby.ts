import type { Match, Side } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'

/**
 * The document `matchRooms/{matchRoomId}/private/lobby`: the game lobby of a match, readable by both teams and the
 * organizers only.
 */
export interface Lobby {
  readonly name: string
  /** Empty if no password is needed. */
  readonly password: string
  /** Incremented with every change. */
  readonly revision: number
  /** When the lobby was set, in milliseconds since the epoch. */
  readonly at: number
}

export const lobbyLimits = { nameMax: 100, passwordMax: 64 } as const

/** The side whose team sets the lobby, unless an organizer does: that of the upper slot. */
export const homeSide: Side = 0

/** Whether a match still needs a lobby. */
export function needsLobby({ status }: Pick<Match, 'status'>): boolean {
  return status === 'ready' || status === 'running'
}

interface NewLobby {
  readonly name: string
  readonly password: string
  /** The revision of the lobby that the caller saw; 0 if there was none. */
  readonly revision: number
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Sets or replaces the lobby of a match. Repeating the call changes nothing. */
export function setLobby(
  current: Lobby | null,
  match: Pick<Match, 'status'>,
  { name, password, revision, now }: NewLobby,
): Outcome<Lobby, 'lobby-closed' | 'changed-meanwhile'> {
  if (current?.name === name && current.password === password) return accept(current)
  if (!needsLobby(match)) return refuse('lobby-closed')
  if (revision !== (current?.revision ?? 0)) return refuse('changed-meanwhile')
  return accept({ name, password, revision: revision + 1, at: now })
}

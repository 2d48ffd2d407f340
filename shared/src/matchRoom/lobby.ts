import type { Match, Side } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'

/** The document `matchRooms/{matchRoomId}/private/lobby`: where a match is played, for both teams and the organizers alone. */
export interface Lobby {
  readonly name: string
  /** Empty where none is needed. */
  readonly password: string
  /** Grows by one with every change. */
  readonly revision: number
  /** When it was given, in milliseconds since the epoch. */
  readonly at: number
}

export const lobbyLimits = { nameMax: 100, passwordMax: 64 } as const

/** The team that gives the lobby, if no organizer does: that of the upper slot. */
export const homeSide: Side = 0

/** Whether a match still needs one. */
export function needsLobby({ status }: Pick<Match, 'status'>): boolean {
  return status === 'ready' || status === 'running'
}

interface NewLobby {
  readonly name: string
  readonly password: string
  /** Of the lobby that the caller saw; 0 if there was none. */
  readonly revision: number
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Gives the lobby of a match, or another one. The same once more changes nothing. */
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

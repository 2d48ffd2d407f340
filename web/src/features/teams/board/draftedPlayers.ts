import type { Draft } from '@upper-bracket/shared/draft/draft'
import { membersOf } from '@upper-bracket/shared/draft/members'
import type { StoredPlayer } from '#documents/competition.ts'

/** Returns the names of the captains of the players who are in a team of an open draft, by their uids. */
export function draftedPlayers(
  draft: Draft | null,
  players: readonly StoredPlayer[],
): ReadonlyMap<string, string> {
  const names = new Map(players.map(({ uid, displayName }) => [uid, displayName]))
  const teams = draft === null ? [] : membersOf(draft, players)
  return new Map(teams.flatMap(uids => uids.map(uid => [uid, names.get(uids[0] ?? '') ?? ''])))
}

import { captainOf } from '../team/captainOf.ts'
import type { Draft } from './draft.ts'
import type { DraftPlayer, DraftPlayers } from './draftPlayer.ts'

/**
 * Returns the members of each team of a draft, in the order of the teams; the captain comes first, the others in the
 * order in which they came. Players who have left the competition, or got a team elsewhere, are no members.
 */
export function membersOf(draft: Pick<Draft, 'teams' | 'picks'>, players: DraftPlayers): readonly string[][] {
  const teamIds = new Map<string, string | null>()
  for (const { uid, teamId, displayName } of players) {
    // The account has been deleted.
    if (displayName !== null) teamIds.set(uid, teamId)
  }
  return draft.teams.map(({ captainUid, seatedUids, teamId }, index) => {
    const picked = draft.picks.flatMap(({ team, uid, left }) => (team === index && !left ? [uid] : []))
    const uids = [...seatedUids, ...picked].filter(uid => teamIds.get(uid) === teamId)
    const captain = captainOf({ playerUids: uids, captainUid })
    return captain === null ? uids : [captain, ...uids.filter(uid => uid !== captain)]
  })
}

/**
 * Returns the uid of the player who acts for a team of a draft: its captain, or if the captain has left, the first
 * member with an account. Null if the team has no members.
 */
export function captainIn(
  draft: Pick<Draft, 'teams' | 'picks'>,
  players: DraftPlayers,
  team: number,
): string | null {
  return membersOf(draft, players)[team]?.[0] ?? null
}

/** Returns the players who can be picked: those who have no team and are in none of the draft. */
export function poolOf<P extends DraftPlayer>(
  draft: Pick<Draft, 'teams' | 'picks'>,
  players: Iterable<P>,
): readonly P[] {
  const all = [...players]
  const drafted = new Set(membersOf(draft, all).flat())
  return all.filter(
    ({ uid, teamId, displayName }) => teamId === null && displayName !== null && !drafted.has(uid),
  )
}

import { hasNoTeam } from '../player/hasNoTeam.ts'
import { captainOf } from '../team/captainOf.ts'
import type { Draft } from './draft.ts'
import type { DraftPlayer, DraftPlayers } from './draftPlayer.ts'

type Seats = Pick<Draft, 'teams' | 'picks'>

/**
 * Returns a draft in which those who have taken over the entry of a guest have the guest's place. A person who has a
 * place already does not get a second one.
 */
export function withTakenOver<D extends Seats>(draft: D, players: DraftPlayers): D {
  const seated = new Set(draft.teams.flatMap(({ seatedUids }) => seatedUids))
  for (const { uid, left } of draft.picks) if (!left) seated.add(uid)
  const heirs = new Map<string, string>()
  for (const { uid, guestUid } of players) {
    if (guestUid !== undefined && seated.has(guestUid) && !seated.has(uid)) heirs.set(guestUid, uid)
  }
  if (heirs.size === 0) return draft
  const heirOf = (uid: string) => heirs.get(uid) ?? uid
  return {
    ...draft,
    teams: draft.teams.map(team => ({
      ...team,
      captainUid: heirOf(team.captainUid),
      seatedUids: team.seatedUids.map(heirOf),
    })),
    picks: draft.picks.map(pick => (pick.left ? pick : { ...pick, uid: heirOf(pick.uid) })),
  }
}

/**
 * Returns the members of each team of a draft, in the order of the teams; the captain comes first, the others in the
 * order in which they came. Players who have left the competition, or got a team elsewhere, are no members.
 */
export function membersOf(draft: Seats, players: DraftPlayers): readonly string[][] {
  const all = [...players]
  const { teams, picks } = withTakenOver(draft, all)
  const teamIds = new Map<string, string | null>()
  for (const { uid, teamId, displayName } of all) {
    // The account has been deleted.
    if (displayName !== null) teamIds.set(uid, teamId)
  }
  return teams.map(({ captainUid, seatedUids, teamId }, index) => {
    const picked = picks.flatMap(({ team, uid, left }) => (team === index && !left ? [uid] : []))
    const uids = [...seatedUids, ...picked].filter(uid => teamIds.get(uid) === teamId)
    const captain = captainOf({ playerUids: uids, captainUid })
    return captain === null ? uids : [captain, ...uids.filter(uid => uid !== captain)]
  })
}

/**
 * Returns the uid of the player who acts for a team of a draft: its captain, or if the captain has left, the first
 * member with an account. Null if the team has no members.
 */
export function captainIn(draft: Seats, players: DraftPlayers, team: number): string | null {
  return membersOf(draft, players)[team]?.[0] ?? null
}

/** Returns the index of the team of an open draft in which a player has a place; -1 if there is none. */
export function draftTeamOf(draft: Seats, player: DraftPlayer): number {
  return player.teamId === null ? membersOf(draft, [player]).findIndex(({ length }) => length > 0) : -1
}

/** Whether a player has a place in a team of an open draft, and so goes to no other team. */
export function isDrafted(draft: Draft | null, player: DraftPlayer): boolean {
  return draft !== null && draftTeamOf(draft, player) !== -1
}

/** Returns the players who can be picked: those who have no team and are in none of the draft. */
export function poolOf<P extends DraftPlayer>(draft: Seats, players: Iterable<P>): readonly P[] {
  const all = [...players]
  const drafted = new Set(membersOf(draft, all).flat())
  return all.filter(player => hasNoTeam(player) && player.displayName !== null && !drafted.has(player.uid))
}

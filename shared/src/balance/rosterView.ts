import type { Player } from '../player/player.ts'
import type { Team } from '../team/team.ts'
import { seatsToFill } from '../team/unsettledTeams.ts'

type NamedPlayer = Pick<Player, 'uid' | 'teamId' | 'captain' | 'substituteOf'> & {
  readonly displayName: string
}
type RosteredTeam = Pick<Team, 'name' | 'playerUids' | 'playsIncomplete'> & { readonly id: string }

/** A pool of more players than this can be searched. */
export const searchFrom = 8

export interface RosterTeam<P, T> {
  readonly team: T
  /** Sorted by joining, the captain first. */
  readonly members: readonly P[]
  /** Sorted by name. */
  readonly substitutes: readonly P[]
}

export interface RosterView<P, T> {
  /** Sorted by name, the viewer's team first. */
  readonly teams: readonly RosterTeam<P, T>[]
  /** Players without a team, sorted by name. */
  readonly pool: readonly P[]
  /** Without those of teams that are let play incomplete. */
  readonly freeSeats: number
}

/**
 * Returns the teams and players to show. The two streams may disagree for a moment, so membership is taken from the
 * players alone, and nobody is shown twice or not at all.
 */
export function rosterView<P extends NamedPlayer, T extends RosteredTeam>(
  players: readonly P[],
  teams: readonly T[],
  { ownTeamId, language }: { readonly ownTeamId: string | null; readonly language: string },
): RosterView<P, T> {
  const names = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const byName = (each: readonly P[]) => each.toSorted((a, b) => names.compare(a.displayName, b.displayName))
  const membersOf = new Map<string, P[]>(teams.map(({ id }) => [id, []]))
  const substitutesOf = new Map<string, P[]>(teams.map(({ id }) => [id, []]))
  const pool: P[] = []
  for (const player of players) {
    const members = player.teamId === null ? undefined : membersOf.get(player.teamId)
    ;(members ?? substitutesOf.get(player.substituteOf ?? '') ?? pool).push(player)
  }

  const shown = teams.map(team => ({
    team,
    members: inOrder(team, membersOf.get(team.id) ?? []),
    substitutes: byName(substitutesOf.get(team.id) ?? []),
  }))
  return {
    teams: shown.toSorted(
      (a, b) =>
        Number(b.team.id === ownTeamId) - Number(a.team.id === ownTeamId) ||
        names.compare(a.team.name, b.team.name),
    ),
    pool: byName(pool),
    freeSeats: shown.reduce(
      (sum, { team, members }) => sum + seatsToFill({ ...team, playerUids: members.map(({ uid }) => uid) }),
      0,
    ),
  }
}

function inOrder<P extends NamedPlayer>({ playerUids }: RosteredTeam, members: readonly P[]): P[] {
  const place = ({ uid, captain }: NamedPlayer) => {
    const at = playerUids.indexOf(uid)
    return captain ? -1 : at < 0 ? playerUids.length : at
  }
  return members.toSorted((a, b) => place(a) - place(b))
}

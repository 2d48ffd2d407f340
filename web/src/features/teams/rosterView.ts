import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import type { PlayerDocument, TeamDocument } from '#documents/competition.ts'

export interface RosterTeam {
  readonly team: TeamDocument
  /** Sorted by joining, the captain first. */
  readonly members: readonly PlayerDocument[]
}

export interface RosterView {
  /** Sorted by name, the viewer's team first. */
  readonly teams: readonly RosterTeam[]
  /** Players without a team, sorted by name. */
  readonly pool: readonly PlayerDocument[]
  readonly freeSeats: number
}

/**
 * Returns the teams and players to show. The two streams may disagree for a moment, so membership is taken from the
 * players alone, and nobody is shown twice or not at all.
 */
export function rosterView(
  players: readonly PlayerDocument[],
  teams: readonly TeamDocument[],
  { ownTeamId, language }: { readonly ownTeamId: string | null; readonly language: string },
): RosterView {
  const names = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const membersOf = new Map<string, PlayerDocument[]>(teams.map(({ id }) => [id, []]))
  const pool: PlayerDocument[] = []
  for (const player of players) {
    const members = player.teamId === null ? undefined : membersOf.get(player.teamId)
    ;(members ?? pool).push(player)
  }

  const shown = teams.map(team => ({ team, members: inOrder(team, membersOf.get(team.id) ?? []) }))
  return {
    teams: shown.toSorted(
      (a, b) =>
        Number(b.team.id === ownTeamId) - Number(a.team.id === ownTeamId) ||
        names.compare(a.team.name, b.team.name),
    ),
    pool: pool.toSorted((a, b) => names.compare(a.displayName, b.displayName)),
    freeSeats: shown.reduce((sum, { members }) => sum + Math.max(0, teamSize - members.length), 0),
  }
}

function inOrder({ playerUids }: TeamDocument, members: readonly PlayerDocument[]): PlayerDocument[] {
  const place = ({ uid, captain }: PlayerDocument) => {
    const at = playerUids.indexOf(uid)
    return captain ? -1 : at < 0 ? playerUids.length : at
  }
  return members.toSorted((a, b) => place(a) - place(b))
}

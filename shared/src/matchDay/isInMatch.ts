import { isOrganizer, type Role } from '../competition/permissions.ts'

interface Viewer {
  readonly roles: ReadonlySet<Role>
  /** Their entry, if they take part in the competition. */
  readonly player: { readonly teamId: string | null } | null
}

/** Whether somebody belongs to the match of a room: an organizer, or a member of one of its teams. */
export function isInMatch({ roles, player }: Viewer, teamIds: readonly [string, string]): boolean {
  return isOrganizer(roles) || (player !== null && player.teamId !== null && teamIds.includes(player.teamId))
}

import { isOrganizer, type Role } from '../competition/permissions.ts'
import type { MatchRoom } from './matchRoom.ts'

interface Viewer {
  readonly roles: ReadonlySet<Role>
  /** The person's entry, if they participate in the competition. */
  readonly player: { readonly uid: string; readonly teamId: string | null } | null
}

/**
 * Whether a person belongs to the match of a match room: as an organizer, a member of one of its teams, or a stand-in.
 */
export function isInMatch(
  { roles, player }: Viewer,
  { teamIds, standInUids }: Pick<MatchRoom, 'teamIds' | 'standInUids'>,
): boolean {
  if (isOrganizer(roles)) return true
  if (player === null) return false
  const { uid, teamId } = player
  return teamId === null ? standInUids.includes(uid) : teamIds.includes(teamId)
}

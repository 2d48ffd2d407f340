import { type Role, type RoleHolders, rolesIn } from '../competition/permissions.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'

/** Returns the roles of `uid` in a request: `commentator` if it is bound to them. */
export function rolesInRequest(
  competition: RoleHolders,
  request: Pick<CommentatorRequest, 'commentatorUid'> | null,
  uid: string | null,
): ReadonlySet<Role> {
  const roles = rolesIn(competition, uid, null)
  return uid !== null && request?.commentatorUid === uid ? new Set([...roles, 'commentator']) : roles
}

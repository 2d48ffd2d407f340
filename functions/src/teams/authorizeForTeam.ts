import type { Action } from '@upper-bracket/shared/competition/permissions'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Team } from '@upper-bracket/shared/team/team'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { type Authorized, authorize } from '../platform/call/authorize.ts'
import { documents } from '../platform/firestore/documents.ts'

interface AuthorizedForTeam extends Authorized {
  readonly team: Team
  /** The team as it was read. */
  readonly snapshot: DocumentSnapshot<Team>
}

/**
 * Like `authorize`, for actions on a team, which is returned too. That the team is gone takes precedence over that it
 * was not the caller's: deleting a team twice is refused `not-found`.
 */
export async function authorizeForTeam(
  reads: Transaction,
  action: Action,
  caller: { readonly uid: string; readonly competitionId: string; readonly teamId: string },
): Promise<Outcome<AuthorizedForTeam, 'not-found' | 'permission-denied'>> {
  const [authorized, snapshot] = await Promise.all([
    authorize(reads, action, caller),
    reads.get(documents.team(caller.competitionId, caller.teamId)),
  ])
  if (!authorized.ok && authorized.code === 'not-found') return authorized
  const team = snapshot.data()
  if (team === undefined) return refuse('not-found', { document: 'team' })
  return authorized.ok ? accept({ ...authorized.value, team, snapshot }) : authorized
}

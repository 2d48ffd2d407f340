import type { Competition } from '@upper-bracket/shared/competition/competition'
import {
  type Action,
  may,
  permissions,
  type Role,
  rolesIn,
} from '@upper-bracket/shared/competition/permissions'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../firestore/documents.ts'
import { readCompetition } from '../firestore/readCompetition.ts'

export interface Authorized {
  readonly competition: Competition
  /** The caller's own entry; null where the caller does not take part, or the action is not one of players. */
  readonly player: Player | null
  readonly roles: ReadonlySet<Role>
}

/**
 * Returns the competition, and the caller's entry where players may do `action` too, if the caller may do it; refuses
 * `not-found` or `permission-denied` otherwise. `teamId` names the team in question for actions that a captain may
 * do.
 */
export async function authorize(
  transaction: Transaction,
  action: Action,
  caller: { readonly uid: string; readonly competitionId: string; readonly teamId?: string | null },
): Promise<Outcome<Authorized, 'not-found' | 'permission-denied'>> {
  const { uid, competitionId, teamId = null } = caller
  const [competition, player] = await Promise.all([
    readCompetition(transaction, competitionId),
    concernsPlayers(action) ? readPlayer(transaction, competitionId, uid) : null,
  ])
  if (!competition.ok) return competition

  const roles = rolesIn(competition.value, uid, player, teamId)
  if (!may(action, roles)) return refuse('permission-denied')
  return accept({ competition: competition.value, player, roles })
}

/** Organizers' actions do not read players' documents. */
function concernsPlayers(action: Action): boolean {
  const roles: readonly Role[] = permissions[action]
  return roles.includes('player') || roles.includes('captain')
}

async function readPlayer(
  transaction: Transaction,
  competitionId: string,
  uid: string,
): Promise<Player | null> {
  return (await transaction.get(documents.player(competitionId, uid))).data() ?? null
}

import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'

/** Deletes a team and frees its name. */
export function removeTeam(
  transaction: Transaction,
  competitionId: string,
  teamId: string,
  name: string,
): void {
  transaction.delete(documents.team(competitionId, teamId))
  transaction.delete(documents.teamName(competitionId, foldedTeamName(name)))
}

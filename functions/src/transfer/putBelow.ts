import type { ImportedDocuments } from '@upper-bracket/shared/transfer/importedDocuments'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

/** Writes what lies below the document of an imported competition. */
export function putBelow(
  writes: CheckedWrites,
  competitionId: string,
  { players, contacts, teams, teamNames, bracket }: ImportedDocuments,
): void {
  for (const [uid, player] of players) writes.put(documents.player(competitionId, uid), player)
  for (const [uid, kept] of contacts) writes.put(documents.contacts(competitionId, uid), kept)
  for (const [teamId, team] of teams) writes.put(documents.team(competitionId, teamId), team)
  for (const [folded, teamId] of teamNames) writes.put(documents.teamName(competitionId, folded), { teamId })
  if (bracket === null) return
  const { id, shape, matches, lineUps } = bracket
  writes.put(documents.bracket(competitionId, id), shape)
  for (const match of matches.values()) writes.put(documents.match(competitionId, id, match.id), match)
  for (const [matchId, lineUp] of lineUps)
    writes.put(documents.lineUps(competitionId, id).doc(matchId), lineUp)
}

import type { PublicBracket, PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import type { Transaction } from 'firebase-admin/firestore'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'

/** Reads all public data of a competition at one moment; null if there is no such competition. */
export function readPublicSnapshot(competitionId: string): Promise<PublicSnapshot | null> {
  return firestore().runTransaction(reads => readSnapshotAt(reads, competitionId), { readOnly: true })
}

/** As `readPublicSnapshot`, within a transaction that reads more. */
export async function readSnapshotAt(
  reads: Transaction,
  competitionId: string,
): Promise<PublicSnapshot | null> {
  const read = await reads.get(documents.competition(competitionId))
  const competition = read.data()
  if (competition === undefined) return null
  const [players, teams, publicCommentators, bracket] = await Promise.all([
    reads.get(documents.players(competitionId)),
    reads.get(documents.teams(competitionId)),
    reads.get(documents.publicCommentators(competitionId)),
    competition.bracketId === null ? null : readBracket(reads, competitionId, competition.bracketId),
  ])
  return {
    asOf: read.readTime.toMillis(),
    competition,
    players: players.docs.map(player => player.data()),
    teams: teams.docs.map(team => ({ ...team.data(), id: team.id })),
    publicCommentators: publicCommentators.docs.map(publicCommentator => ({
      ...publicCommentator.data(),
      id: publicCommentator.id,
    })),
    bracket,
  }
}

/** Reads a bracket with its matches; null if it is gone. */
export async function readBracket(
  reads: Transaction,
  competitionId: string,
  id: string,
): Promise<PublicBracket | null> {
  const [read, matches] = await Promise.all([
    reads.get(documents.bracket(competitionId, id)),
    reads.get(documents.matches(competitionId, id)),
  ])
  const shape = read.data()
  return shape === undefined ? null : { id, shape, matches: matches.docs.map(match => match.data()) }
}

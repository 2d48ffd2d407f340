import type { DocumentTimes, TimedSnapshot } from '@upper-bracket/shared/api/changes'
import type { StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { PublicBracket, PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import type {
  DocumentSnapshot,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'

/** Reads all public data of a competition at one moment; null if there is no such competition. */
export async function readPublicSnapshot(competitionId: string): Promise<PublicSnapshot | null> {
  const read = await readTimedSnapshot(competitionId)
  return read?.snapshot ?? null
}

/** Reads the same data, and when each document was created and last changed. */
export function readTimedSnapshot(competitionId: string): Promise<TimedSnapshot | null> {
  return firestore().runTransaction(reads => readAt(reads, competitionId), { readOnly: true })
}

async function readAt(reads: Transaction, competitionId: string): Promise<TimedSnapshot | null> {
  const read = await reads.get(documents.competition(competitionId))
  const competition = read.data()
  if (competition === undefined) return null
  const [players, teams, publicCommentators, bracket] = await Promise.all([
    reads.get(documents.players(competitionId)),
    reads.get(documents.teams(competitionId)),
    reads.get(documents.publicCommentators(competitionId)),
    competition.bracketId === null ? null : readBracketAt(reads, competitionId, competition.bracketId),
  ])
  return {
    snapshot: {
      asOf: read.readTime.toMillis(),
      competition,
      players: players.docs.map(player => player.data()),
      teams: teams.docs.map(team => ({ ...team.data(), id: team.id })),
      publicCommentators: publicCommentators.docs.map(publicCommentator => ({
        ...publicCommentator.data(),
        id: publicCommentator.id,
      })),
      bracket: bracket && bracketOf(bracket),
    },
    times: {
      competition: timesOf(read),
      players: allTimes(players),
      teams: allTimes(teams),
      bracket: bracket?.shape.exists === true ? timesOf(bracket.shape) : null,
      matches: bracket?.shape.exists === true ? allTimes(bracket.matches) : new Map(),
    },
  }
}

/** Reads a bracket with its matches; null if it is gone. */
export async function readBracket(
  reads: Transaction,
  competitionId: string,
  id: string,
): Promise<PublicBracket | null> {
  return bracketOf(await readBracketAt(reads, competitionId, id))
}

interface ReadBracket {
  readonly shape: DocumentSnapshot<StoredBracketShape>
  readonly matches: QuerySnapshot<Match>
}

async function readBracketAt(reads: Transaction, competitionId: string, id: string): Promise<ReadBracket> {
  const [shape, matches] = await Promise.all([
    reads.get(documents.bracket(competitionId, id)),
    reads.get(documents.matches(competitionId, id)),
  ])
  return { shape, matches }
}

function bracketOf({ shape: read, matches }: ReadBracket): PublicBracket | null {
  const shape = read.data()
  return shape === undefined ? null : { id: read.id, shape, matches: matches.docs.map(match => match.data()) }
}

function allTimes(read: QuerySnapshot): ReadonlyMap<string, DocumentTimes> {
  return new Map(read.docs.map((each: QueryDocumentSnapshot) => [each.id, timesOf(each)]))
}

function timesOf({ createTime, updateTime }: DocumentSnapshot): DocumentTimes {
  return { createdAt: microseconds(createTime), changedAt: microseconds(updateTime) }
}

function microseconds(time: Timestamp | undefined): number {
  return time === undefined ? 0 : time.seconds * 1_000_000 + Math.floor(time.nanoseconds / 1000)
}

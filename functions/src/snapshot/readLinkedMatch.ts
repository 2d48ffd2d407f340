import { isDrawn } from '@upper-bracket/shared/bracket/rounds/drawnRounds'
import type { LinkedMatch } from '@upper-bracket/shared/preview/matchWords'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'

/** Reads a match and the names of its teams; null if the bracket shows no such match. */
export async function readLinkedMatch(
  reads: Transaction,
  competitionId: string,
  { bracketId, matchId }: { readonly bracketId: string; readonly matchId: string },
): Promise<LinkedMatch | null> {
  const [read, bracket] = await Promise.all([
    reads.get(documents.match(competitionId, bracketId, matchId)),
    reads.get(documents.bracket(competitionId, bracketId)),
  ])
  const [match, shape] = [read.data(), bracket.data()]
  if (match === undefined || shape === undefined || !isDrawn(match)) return null
  const nameOf = async (teamId: string | null) =>
    teamId && ((await reads.get(documents.team(competitionId, teamId))).data()?.name ?? null)
  const [one, other] = match.slots
  return { match, shape, names: await Promise.all([nameOf(one.teamId), nameOf(other.teamId)]) }
}

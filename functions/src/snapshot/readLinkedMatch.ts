import { isDrawn } from '@upper-bracket/shared/bracket/rounds/drawnRounds'
import type { LinkedMatch } from '@upper-bracket/shared/preview/matchWords'
import { teamFaces } from '@upper-bracket/shared/team/teamFace'
import { documents } from '../platform/firestore/documents.ts'

/** Reads a match and the names of its teams; null if the bracket shows no such match. */
export async function readLinkedMatch(
  competitionId: string,
  bracketId: string | null,
  matchId: string,
): Promise<LinkedMatch | null> {
  if (bracketId === null) return null
  const [read, bracket] = await Promise.all([
    documents.match(competitionId, bracketId, matchId).get(),
    documents.bracket(competitionId, bracketId).get(),
  ])
  const [match, shape] = [read.data(), bracket.data()]
  if (match === undefined || shape === undefined || !isDrawn(match)) return null
  const teamOf = async (teamId: string | null) =>
    (teamId && (await documents.team(competitionId, teamId).get()).data()) || null
  const [one, other] = match.slots
  const teams = await Promise.all([teamOf(one.teamId), teamOf(other.teamId)])
  const faced = teams.flatMap((team, side) =>
    team === null ? [] : { ...team, id: match.slots[side]?.teamId ?? '' },
  )
  const faces = teamFaces(competitionId, faced)
  return { match, shape, names: [teams[0]?.name ?? null, teams[1]?.name ?? null], faces }
}

import type { BracketedCompetition } from '../../../testing/bracketedCompetition.ts'

/** Names a match at a revision, as every command on a match does. */
export function onMatch(
  { competitionId, bracketId }: BracketedCompetition,
  matchId: string,
  revision: number,
) {
  return { competitionId, bracketId, matchId, revision }
}

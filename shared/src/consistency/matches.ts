import type { StoredBracketShape } from '../bracket/model/bracket.ts'
import { queuedMatches } from '../live/broadcastQueue.ts'
import { bracketProblems } from '../transfer/bracketProblems.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'
import { placedByHand } from './placedByHand.ts'

/** Finds what is impossible within the matches of a bracket that has all of them, by the rules for files. */
export function matchInconsistencies(
  { competitionId, matches, placings }: CompetitionRecords,
  bracketId: string,
  shape: StoredBracketShape,
): Inconsistency[] {
  const problems = bracketProblems({ shape, matches }, placedByHand(placings, bracketId))
  return problems.map(({ matchId, path, problem }) => ({
    rule: 'impossible-match',
    sentence: `${paths.match(competitionId, bracketId, matchId)} is impossible: ${path} is '${problem}'.`,
    fix: null,
  }))
}

/** Finds queued matches that the bracket does not have. */
export function queueInconsistencies(
  { competitionId, competition: { broadcastQueue: queue } }: CompetitionRecords,
  bracketId: string,
  matchIds: ReadonlySet<string>,
): Inconsistency[] {
  const rows = queuedMatches(queue, bracketId)
  const gone = rows.filter(({ matchId }) => !matchIds.has(matchId)).map(({ matchId }) => matchId)
  if (queue === null || gone.length === 0) return []
  const path = paths.competition(competitionId)
  const left = rows.filter(({ matchId }) => matchIds.has(matchId))
  const broadcastQueue = { ...queue, matches: left, revision: queue.revision + 1 }
  const basis = [path, paths.bracket(competitionId, bracketId)]
  return [
    {
      rule: 'queue-of-missing-match',
      sentence: `${path} queues the matches ${gone.join(', ')}, which ${paths.bracket(competitionId, bracketId)} does not have.`,
      fix: { by: 'writing', basis, writes: [{ path, fields: { broadcastQueue } }] },
    },
  ]
}

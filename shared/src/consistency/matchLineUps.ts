import { isLinedUp, isNamedIn, type MatchLineUps, withoutName } from '../lineUp/matchLineUps.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'

/**
 * Finds inconsistencies between line-ups, matches and deleted accounts. A match without line-ups is consistent, because
 * matches were played before line-ups were stored.
 */
export function matchLineUpInconsistencies(records: CompetitionRecords): Inconsistency[] {
  const { bracketId } = records.competition
  if (bracketId === null) return []
  return [...records.lineUps].flatMap(([matchId, lineUps]) => [
    ...ofMatch(records, bracketId, matchId, lineUps),
    ...ofDeleted(records, bracketId, matchId, lineUps),
  ])
}

function ofMatch(
  { competitionId, matches }: CompetitionRecords,
  bracketId: string,
  matchId: string,
  { teams }: MatchLineUps,
): Inconsistency[] {
  const match = matches.get(matchId)
  const areTeams = teams.every(({ teamId }, side) => match?.slots[side]?.teamId === teamId)
  if (match !== undefined && isLinedUp(match) && areTeams) return []
  const path = paths.lineUps(competitionId, bracketId, matchId)
  const of = paths.match(competitionId, bracketId, matchId)
  const sentence = `${path} names who played, but ${of} has not been started by these teams.`
  const fix = { by: 'writing', basis: [path, of], writes: [{ path, fields: null }] } as const
  return [{ rule: 'line-ups-of-match', sentence, fix }]
}

function ofDeleted(
  { competitionId, players }: CompetitionRecords,
  bracketId: string,
  matchId: string,
  lineUps: MatchLineUps,
): Inconsistency[] {
  const nameless = lineUps.uids.filter(
    uid => players.get(uid)?.displayName === null && isNamedIn(lineUps, uid),
  )
  if (nameless.length === 0) return []
  const path = paths.lineUps(competitionId, bracketId, matchId)
  const entries = nameless.map(uid => paths.player(competitionId, uid))
  const { teams } = nameless.reduce(withoutName, lineUps)
  return [
    {
      rule: 'name-in-line-ups',
      sentence: `${path} names ${nameless.join(', ')}, whose accounts are deleted.`,
      fix: { by: 'writing', basis: [path, ...entries], writes: [{ path, fields: { teams } }] },
    },
  ]
}

import { criterionTable } from './tableCriteria.ts'
import type { AfterTie } from '../../format/stageKinds/tieRules.ts'
import type { MiniLeagueCriterion } from '../../format/tableCriterion.ts'
import type { PointRules } from '../model/tableRules.ts'
import { recordOf, type TeamRecord } from './teamRecords.ts'
import { isSeparated, refine, splitByValue, type Tier } from './tiers.ts'

export interface MiniLeagueRules {
  readonly points: PointRules
  readonly criteria: readonly MiniLeagueCriterion[]
  readonly afterTie: AfterTie
}

/**
 * Splits tied teams by the matches among exactly them. With `restart` it stops at the first criterion that separates
 * some of them. With `continue` it applies all criteria, and then all of them again to the matches among those who stay
 * tied. Unless each two of the teams have met equally often, the comparison is unfair and separates none.
 */
export function splitByMiniLeague(members: readonly TeamRecord[], rules: MiniLeagueRules): readonly Tier[] {
  const together: readonly Tier[] = [{ members, above: null }]
  const records = miniLeagueRecords(members, rules.points)
  if (records === null) return together
  const teamIds = members.map(({ teamId }) => teamId)
  let tiers = together
  for (const criterion of rules.criteria) {
    const { better, value } = criterionTable[criterion]
    const numberOf = (record: TeamRecord) => value(records.get(record.teamId) ?? record)
    const source = { criterion: 'head-to-head', miniLeague: { criterion, teamIds } } as const
    tiers = refine(tiers, tied => splitByValue(tied, numberOf, better, source))
    if (rules.afterTie === 'restart' && isSeparated(members, tiers)) return tiers
  }
  return isSeparated(members, tiers) ? refine(tiers, tied => splitByMiniLeague(tied, rules)) : tiers
}

/** The records in the matches among the teams; null unless each two of them have met equally often, and at all. */
function miniLeagueRecords(
  members: readonly TeamRecord[],
  points: PointRules,
): ReadonlyMap<string, TeamRecord> | null {
  const ids = new Set(members.map(({ teamId }) => teamId))
  const records = new Map<string, TeamRecord>()
  const encounters = new Set<number>()
  for (const member of members) {
    const own = member.meetings.filter(({ opponentId }) => opponentId !== null && ids.has(opponentId))
    const byOpponent = Map.groupBy(own, ({ opponentId }) => opponentId)
    if (byOpponent.size < members.length - 1) return null
    for (const { length } of byOpponent.values()) encounters.add(length)
    records.set(member.teamId, recordOf(member, own, points))
  }
  return encounters.size === 1 ? records : null
}

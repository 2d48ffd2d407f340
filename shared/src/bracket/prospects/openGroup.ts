import { drawsRounds } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { winsNeeded } from '../model/series.ts'
import type { TableStage } from '../model/stage.ts'
import { countedMatches, groupRules } from '../stages/groupTable.ts'
import { isPublished, swissRounds } from '../stages/publication.ts'
import type { GroupRules } from '../tables/stageTable.ts'
import {
  type Absences,
  resultRules,
  type TableMatch,
  type TeamRecord,
  teamRecords,
} from '../tables/teamRecords.ts'
import { ranked } from '../tables/tiers.ts'
import { type AdvancingCounts, advancingCounts } from './advancingCounts.ts'
import type { EntrySide } from './prospect.ts'
import type { OpenMatch } from './question.ts'

/** A group as far as it is known: its results, and what is still to be played. */
export interface OpenGroup {
  /** As in `stageTable`. */
  readonly entrants: readonly (string | null)[]
  readonly absences?: Absences
  /** The entrants that take places, in the order of seeds. */
  readonly teamIds: readonly string[]
  readonly rules: GroupRules
  /** The matches that are over. */
  readonly played: readonly TableMatch[]
  /** By the index of the team. */
  readonly records: readonly TeamRecord[]
  /** The records of the withdrawn teams. */
  readonly withdrawn: readonly TeamRecord[]
  /** The matches whose teams are known, the next ones first. */
  readonly remaining: readonly OpenMatch[]
  /** The round of each of the remaining matches. */
  readonly rounds: readonly number[]
  /** The number of Swiss rounds that are not drawn yet. Each team plays in each of them, or has a bye. */
  readonly undrawnRounds: number
  readonly advancing: AdvancingCounts
}

/** Returns null while teams of the group are not known. */
export function openGroup(
  bracket: Bracket,
  stage: TableStage,
  group: number,
  side?: EntrySide,
): OpenGroup | null {
  const { teamIds: entrants, matches, absences } = countedMatches(bracket, stage, group)
  const published = drawsRounds(stage) ? swissRounds(bracket, stage).filter(isPublished) : null
  const known = published === null ? matches : published.flat()
  const present = entrants.filter(teamId => teamId !== null && !absences.withdrawn.has(teamId))
  const indexOf = new Map(present.map((teamId, index) => [teamId, index]))
  const open = known
    .filter(match => !isOver(match))
    .sort((one, other) => order(one) - order(other) || one.position - other.position)
  const remaining = open.flatMap(match => {
    const [upper, lower] = match.slots.map(({ teamId }) => indexOf.get(teamId))
    if (upper === undefined || lower === undefined) return []
    const { id, bestOf } = match
    return [{ id, upper, lower, canDraw: bestOf % 2 === 0, gamesToWin: winsNeeded(bestOf) }]
  })
  if (remaining.length < open.length) return null
  return groupOf({
    entrants,
    absences,
    rules: groupRules(bracket, stage, group),
    played: matches.filter(isOver),
    remaining,
    rounds: open.map(({ round }) => round),
    undrawnRounds: drawsRounds(stage) && published !== null ? stage.roundCount - published.length : 0,
    advancing: advancingCounts(bracket.shape, stage, group, side),
  })
}

/** A match that is being played counts as the next one of its teams. */
function order({ status, round }: Match): number {
  return status === 'running' ? 0 : round
}

/** Adds up the matches that are over. */
export function groupOf(group: Omit<OpenGroup, 'teamIds' | 'records' | 'withdrawn'>): OpenGroup {
  const { entrants, played, rules, absences } = group
  const all = [...teamRecords(entrants, played, resultRules(rules), absences).values()]
  const records = ranked(all)
  const withdrawn = all.filter(({ hasWithdrawn }) => hasWithdrawn)
  return { ...group, teamIds: records.map(({ teamId }) => teamId), records, withdrawn }
}

/** The group after one of its remaining matches has ended with a score. */
export function withScore(group: OpenGroup, index: number, score: Match['score']): OpenGroup {
  const match = group.remaining[index]
  if (match === undefined) return group
  const slotOf = (team: number) =>
    ({ teamId: group.teamIds[team] ?? null, source: { from: 'pairing' }, closed: false }) as const
  const over: TableMatch = {
    id: match.id,
    round: group.rounds[index] ?? 0,
    slots: [slotOf(match.upper), slotOf(match.lower)],
    score,
    status: 'finished',
    winner: score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1,
    forfeits: [false, false],
  }
  return groupOf({
    ...group,
    played: [...group.played, over],
    remaining: group.remaining.toSpliced(index, 1),
    rounds: group.rounds.toSpliced(index, 1),
  })
}

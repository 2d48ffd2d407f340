import type { PlannedMatch } from '../bracket/layout/plannedMatch.ts'
import { planStage } from '../bracket/layout/planStage.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import type { Match, Slot } from '../bracket/model/match.ts'
import type { Stage } from '../bracket/model/stage.ts'
import type { FileBracket, FileMatch, FileSlot } from './competitionFile.ts'

/** What follows from the stages of a file: their rounds, and the matches by id in drawing order. */
export interface FilePlan {
  readonly stages: readonly Stage[]
  readonly matches: ReadonlyMap<string, PlannedMatch>
}

/** Lays out the stages of a file, which must be possible (see `fileStageProblems`). */
export function planOf({ stages }: Pick<FileBracket, 'stages'>): FilePlan {
  const planned = stages.map(planStage)
  const matches = planned.flatMap(stage => stage.matches)
  return {
    stages: planned.map(({ stage }) => stage),
    matches: new Map(matches.map(match => [match.id, match])),
  }
}

/** The bracket of a file. `teamOf` maps the ids of teams; matches that the plan does not have are left out. */
export function bracketOf(
  { seeds, matches, withdrawals }: FileBracket,
  plan: FilePlan,
  teamOf: (id: string) => string,
): Bracket {
  const stages = plan.stages.map(stage => withTeams(stage, teamOf))
  const byId = new Map(matches.map(match => [match.id, match]))
  const placed = [...plan.matches.values()].flatMap(planned => {
    const match = byId.get(planned.id)
    return match === undefined ? [] : [[planned.id, matchOf(match, planned, teamOf)] as const]
  })
  const shape = {
    teamIds: seeds.map(teamOf),
    stages,
    ...(withdrawals && {
      withdrawals: withdrawals.map(({ team, ...withdrawal }) => ({ teamId: teamOf(team), ...withdrawal })),
    }),
  }
  return { shape, matches: new Map(placed) }
}

function withTeams(stage: Stage, teamOf: (id: string) => string): Stage {
  if (!('table' in stage) || stage.table.tieOrders === undefined) return stage
  const tieOrders = stage.table.tieOrders.map(order => ({ ...order, teamIds: order.teamIds.map(teamOf) }))
  return { ...stage, table: { ...stage.table, tieOrders } }
}

function matchOf(
  { id, slots, bestOf, score, games, status, winner, forfeits, since, startsAt, plannedStart }: FileMatch,
  { stage, group, section, round, position, winnerTo, loserTo }: PlannedMatch,
  teamOf: (id: string) => string,
): Match {
  const slot = ({ team, source, closed }: FileSlot): Slot => ({
    teamId: team && teamOf(team),
    source,
    closed,
  })
  return {
    id,
    stage,
    group,
    section,
    round,
    position,
    slots: [slot(slots[0]), slot(slots[1])],
    bestOf,
    score,
    ...(games !== undefined && { games }),
    status,
    winner,
    forfeits,
    winnerTo,
    loserTo,
    revision: 0,
    ...(since !== undefined && { since: { status, at: since } }),
    ...(startsAt !== undefined && { startsAt }),
    ...(plannedStart !== undefined && { plannedStart }),
  }
}

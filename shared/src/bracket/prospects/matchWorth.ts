import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match, type Side } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { entrySides } from './advancingCounts.ts'
import { judgeOf } from './judgeOf.ts'
import { type OpenGroup, openGroup } from './openGroup.ts'
import type { EntrySide, MatchWorth, SideWorth } from './prospect.ts'
import { drawn, lossOf, type Question, winOf } from './question.ts'
import { regularLimits, valveOutcomes } from './valveProspects.ts'

/**
 * What the results of a match mean for its teams, under the assumptions of `stageProspects`. Null if the match is over,
 * if its teams are not known, and in stages without tables. Needs the whole bracket.
 */
export function matchWorth(bracket: Bracket, match: Match): MatchWorth | null {
  const stage = bracket.shape.stages.find(({ key }) => key === match.stage)
  if (stage === undefined || !hasTable(stage) || isOver(match)) return null
  const [first, second] = entrySides(bracket.shape, stage)
  const worth = worthFor(bracket, stage, match, first)
  if (worth === null || second === undefined || worth.every(({ now }) => now !== 'out')) return worth
  const other = worthFor(bracket, stage, match, second) ?? worth
  const chosen = (slot: Side) => (worth[slot].now === 'out' ? other[slot] : worth[slot])
  return [chosen(0), chosen(1)]
}

function worthFor(
  bracket: Bracket,
  stage: TableStage,
  match: Match,
  side: EntrySide | undefined,
): MatchWorth | null {
  const group = openGroup(bracket, stage, match.group, side)
  if (group === null) return null
  const index = group.remaining.findIndex(({ id }) => id === match.id)
  const open = group.remaining[index]
  if (open === undefined) return null
  const teams = [open.upper, open.lower] as const
  const about = side === undefined ? {} : { side }
  const limits = regularLimits(bracket, stage, group)
  if (limits !== null) {
    const outcomeOf = valveOutcomes(group, limits)
    return [
      { ...about, ...valveWorth(group, teams[0], outcomeOf) },
      { ...about, ...valveWorth(group, teams[1], outcomeOf) },
    ]
  }
  const results = teams.map(team => [null, winOf(open, team), drawn, lossOf(open, team)])
  const questions = teams.flatMap((team, slot) =>
    (results[slot] ?? []).map(
      (result): Question => ({
        team,
        given: result === null ? [] : [{ match: index, results: result }],
        minWins: 0,
      }),
    ),
  )
  const outcomes = judgeOf(stage, group)(questions)
  const worthOf = (slot: Side): SideWorth => {
    const [now = 'open', win = 'open', draw = 'open', loss = 'open'] = outcomes.slice(4 * slot)
    const teamId = group.teamIds[teams[slot]] ?? ''
    return { ...about, teamId, now, win, draw: open.canDraw ? draw : null, loss }
  }
  return [worthOf(0), worthOf(1)]
}

/** In Valve's Swiss, wins and losses decide. */
function valveWorth(group: OpenGroup, team: number, outcomeOf: ReturnType<typeof valveOutcomes>): SideWorth {
  const { wins = 0, losses = 0 } = group.records[team] ?? {}
  return {
    teamId: group.teamIds[team] ?? '',
    now: outcomeOf({ wins, losses }),
    win: outcomeOf({ wins: wins + 1, losses }),
    draw: null,
    loss: outcomeOf({ wins, losses: losses + 1 }),
  }
}

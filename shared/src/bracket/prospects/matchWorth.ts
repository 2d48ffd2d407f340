import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match, type Side } from '../model/match.ts'
import { isTableStage } from '../model/stage.ts'
import { judgeOf } from './judgeOf.ts'
import { type OpenGroup, openGroup } from './openGroup.ts'
import type { MatchWorth, SideWorth } from './prospect.ts'
import { drawn, lossOf, type Question, winOf } from './question.ts'
import { isRegularValve, valveOutcome } from './valveProspects.ts'

/**
 * What the results of a match mean for its teams, under the assumptions of `stageProspects`. Null if the match is over,
 * if its teams are not known, and in stages without tables. Needs the whole bracket.
 */
export function matchWorth(bracket: Bracket, match: Match): MatchWorth | null {
  const stage = bracket.shape.stages.find(({ key }) => key === match.stage)
  if (stage === undefined || !isTableStage(stage) || isOver(match)) return null
  const group = openGroup(bracket, stage, match.group)
  if (group === null) return null
  const index = group.remaining.findIndex(({ id }) => id === match.id)
  const open = group.remaining[index]
  if (open === undefined) return null
  const teams = [open.upper, open.lower] as const
  if (isRegularValve(bracket, stage, group)) return [valveWorth(group, teams[0]), valveWorth(group, teams[1])]
  const results = teams.map(team => [null, winOf(open, team), drawn, lossOf(open, team)])
  const questions = teams.flatMap((team, side) =>
    (results[side] ?? []).map(
      (result): Question => ({
        team,
        given: result === null ? [] : [{ match: index, results: result }],
        minWins: 0,
      }),
    ),
  )
  const outcomes = judgeOf(stage, group)(questions)
  const worthOf = (side: Side): SideWorth => {
    const [now = 'open', win = 'open', draw = 'open', loss = 'open'] = outcomes.slice(4 * side)
    return { teamId: group.teamIds[teams[side]] ?? '', now, win, draw: open.canDraw ? draw : null, loss }
  }
  return [worthOf(0), worthOf(1)]
}

/** In Valve's Swiss, wins and losses decide. */
function valveWorth({ teamIds, records }: OpenGroup, team: number): SideWorth {
  const { wins = 0, losses = 0 } = records[team] ?? {}
  return {
    teamId: teamIds[team] ?? '',
    now: valveOutcome({ wins, losses }),
    win: valveOutcome({ wins: wins + 1, losses }),
    draw: null,
    loss: valveOutcome({ wins, losses: losses + 1 }),
  }
}

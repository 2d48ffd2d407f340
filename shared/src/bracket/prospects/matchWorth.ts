import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { isTableStage } from '../model/stage.ts'
import { judgeOf } from './judgeOf.ts'
import { openGroup } from './openGroup.ts'
import type { MatchWorth, ProspectOutcome, SideWorth } from './prospect.ts'
import { drawn, type Judge, lossOf, winOf } from './question.ts'
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
  const judge = isRegularValve(bracket, stage, group) ? null : judgeOf(stage, group)
  const worthOf = (team: number): SideWorth => {
    const teamId = group.teamIds[team] ?? ''
    if (judge !== null) {
      const after = (results: number) => outcomeAfter(judge, team, index, results)
      return {
        teamId,
        now: judge([{ team, given: [], minWins: 0 }])[0] ?? 'open',
        win: after(winOf(open, team)),
        draw: open.canDraw ? after(drawn) : null,
        loss: after(lossOf(open, team)),
      }
    }
    const { wins = 0, losses = 0 } = group.records[team] ?? {}
    return {
      teamId,
      now: valveOutcome({ wins, losses }),
      win: valveOutcome({ wins: wins + 1, losses }),
      draw: null,
      loss: valveOutcome({ wins, losses: losses + 1 }),
    }
  }
  return [worthOf(open.upper), worthOf(open.lower)]
}

function outcomeAfter(judge: Judge, team: number, match: number, results: number): ProspectOutcome {
  return judge([{ team, given: [{ match, results }], minWins: 0 }])[0] ?? 'open'
}

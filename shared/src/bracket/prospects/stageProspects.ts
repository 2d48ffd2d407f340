import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import type { Stage, TableStage } from '../model/stage.ts'
import { groupTable } from '../stages/groupTable.ts'
import { tableMatches } from '../stages/stageMatches.ts'
import { stagePlaces } from '../stages/stagePlaces.ts'
import { advancingCounts, entrySides, placesThatLead } from './advancingCounts.ts'
import { judgeOf } from './judgeOf.ts'
import { type OpenGroup, openGroup, withScore } from './openGroup.ts'
import type { EntrySide, Needs, ProspectOutcome, SufficientResults, TeamProspect } from './prospect.ts'
import { drawn, type Judge, lossOf, type Question, winOf } from './question.ts'
import { candidatesOf, nextMatch, simplest } from './sufficientResults.ts'
import { regularLimits, valveProspects } from './valveProspects.ts'

/**
 * What is certain about each team of a group: that it is through or out, or which results suffice. Withdrawn teams are
 * left out. Empty while teams of the group are not known, and for stages without tables. Each remaining match is taken
 * to have a winner, or a draw if it can have one: late entries, withdrawals, forfeits by both teams and corrections are
 * not foreseen. Whatever only games, a lot or a decision can settle counts as open. If teams enter both sides of the
 * next stage, the outcome is about the upper one until a team is out of it. Needs the whole bracket.
 */
export function stageProspects(bracket: Bracket, stage: Stage, group: number): readonly TeamProspect[] {
  if (!hasTable(stage)) return []
  const [first, second] = entrySides(bracket.shape, stage)
  const prospects = sideProspects(bracket, stage, group, first)
  if (second === undefined || !prospects.some(isOut)) return prospects
  const others = new Map(sideProspects(bracket, stage, group, second).map(each => [each.teamId, each]))
  return prospects.map(each => (isOut(each) ? (others.get(each.teamId) ?? each) : each))
}

function isOut({ outcome }: TeamProspect): boolean {
  return outcome === 'out'
}

function sideProspects(
  bracket: Bracket,
  stage: TableStage,
  group: number,
  side: EntrySide | undefined,
): readonly TeamProspect[] {
  const prospects = prospectsOf(bracket, stage, group, side)
  return side === undefined ? prospects : prospects.map(each => ({ ...each, side }))
}

function prospectsOf(
  bracket: Bracket,
  stage: TableStage,
  group: number,
  side: EntrySide | undefined,
): readonly TeamProspect[] {
  if (tableMatches(stage, bracket.matches, group).every(isOver))
    return finalProspects(bracket, stage, group, side)
  const open = openGroup(bracket, stage, group, side)
  if (open === null) return []
  const limits = regularLimits(bracket, stage, open)
  if (limits !== null) return valveProspects(open, limits)
  return groupProspects(stage, open)
}

/** The prospects of a group that is over. They are open where a tie or another group is still to be decided. */
function finalProspects(
  bracket: Bracket,
  stage: TableStage,
  group: number,
  side: EntrySide | undefined,
): readonly TeamProspect[] {
  const { certain, possible } = advancingCounts(bracket.shape, stage, group, side)
  const takerOf = stagePlaces(bracket)
  const takers = placesThatLead(bracket.shape, stage, side).map(takerOf)
  const isDecided = takers.every(taker => taker !== undefined)
  return groupTable(bracket, stage, group).map(({ record: { teamId }, place }) => {
    const isThrough = place.worst <= certain || takers.includes(teamId)
    const isOut = place.best > possible || (isDecided && takers.length > 0)
    return {
      teamId,
      outcome: isThrough ? 'through' : isOut ? 'out' : 'open',
      needs: isThrough || isOut ? null : noNeeds,
    }
  })
}

const noNeeds: Needs = { required: null, enough: [] }

/** The number of open matches up to which a group is judged: with more, hardly anything is certain, and it takes long. */
const maxJudged = 200

/** The prospects of the teams of a group whose table decides; all are open while too many matches remain. */
export function groupProspects(stage: Pick<TableStage, 'kind'>, group: OpenGroup): readonly TeamProspect[] {
  if (group.remaining.length > maxJudged)
    return group.teamIds.map(teamId => ({ teamId, outcome: 'open', needs: noNeeds }))
  const judge = judgeOf(stage, group)
  const teams = [...group.teamIds.keys()]
  const outcomes = judge(teams.map(team => ({ team, given: [], minWins: 0 })))
  const open = teams.filter(team => outcomes[team] === 'open')
  const needs = needsOf(stage, group, judge, open)
  return group.teamIds.map((teamId, team) => ({
    teamId,
    outcome: outcomes[team] ?? 'open',
    needs: needs.get(team) ?? null,
  }))
}

function needsOf(
  stage: Pick<TableStage, 'kind'>,
  group: OpenGroup,
  judge: Judge,
  teams: readonly number[],
): ReadonlyMap<number, Needs> {
  const asked = teams.map(team => ({
    team,
    candidates: candidatesOf(group, team),
    required: requiredQuestions(group, team),
  }))
  const questions = asked.flatMap(({ candidates, required }) => [
    ...candidates.map(({ question }) => question),
    ...required.map(({ question }) => question),
  ])
  const answers = new Map<Question, ProspectOutcome>()
  for (const [index, outcome] of judge(questions).entries()) {
    const question = questions[index]
    if (question !== undefined) answers.set(question, outcome)
  }
  return new Map(
    asked.map(({ team, candidates, required }) => {
      const enough = simplest(candidates.filter(({ question }) => answers.get(question) === 'through'))
      const score = isWinEnough(enough) ? null : sufficientScore(stage, group, team)
      return [
        team,
        {
          required: required.find(({ question }) => answers.get(question) === 'out')?.result ?? null,
          enough: score === null ? enough : [score, ...enough],
        },
      ]
    }),
  )
}

function isWinEnough(enough: readonly SufficientResults[]): boolean {
  return enough.some(
    each =>
      (each.kind === 'next' && each.own !== 'any' && each.others.length === 0) ||
      (each.kind === 'wins' && each.count === 1),
  )
}

interface Requirement {
  readonly result: 'win' | 'draw'
  /** Whether the team is out without the result. */
  readonly question: Question
}

/** The strictest requirement comes first. */
function requiredQuestions(group: OpenGroup, team: number): readonly Requirement[] {
  const index = nextMatch(group, team)
  const match = group.remaining[index]
  if (match === undefined) return []
  const loss = lossOf(match, team)
  const without = (results: number): Question => ({ team, given: [{ match: index, results }], minWins: 0 })
  return match.canDraw
    ? [
        { result: 'win', question: without(loss | drawn) },
        { result: 'draw', question: without(loss) },
      ]
    : [{ result: 'win', question: without(loss) }]
}

/** The criteria whose values follow from games. */
const gameCriteria: readonly string[] = ['game-difference', 'games-won', 'head-to-head']
/** The number of remaining matches up to which a clear win is looked into. */
const maxRemaining = 8

/** The clearest score of the next match, if it suffices. */
function sufficientScore(
  stage: Pick<TableStage, 'kind'>,
  group: OpenGroup,
  team: number,
): SufficientResults | null {
  const index = nextMatch(group, team)
  const match = group.remaining[index]
  if (match === undefined || match.gamesToWin === 1 || group.remaining.length > maxRemaining) return null
  if (!group.rules.criteria.some(criterion => gameCriteria.includes(criterion))) return null
  const score =
    winOf(match, team) === winOf(match, match.upper)
      ? ([match.gamesToWin, 0] as const)
      : ([0, match.gamesToWin] as const)
  const after = withScore(group, index, score)
  const [outcome] = judgeOf(stage, after)([{ team, given: [], minWins: 0 }])
  return outcome === 'through' ? { kind: 'score', matchId: match.id, score: [match.gamesToWin, 0] } : null
}

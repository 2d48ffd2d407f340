import {
  type EliminationOptions,
  eliminationDefaults,
  stageValues,
} from '../../format/stageKinds/stageKinds.ts'
import type { BestOf, SeriesPlan } from '../../format/series.ts'
import type { FormatChoice, StagePlan } from '../../format/stagePlan.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import { drawsRounds, hasTable, isElimination } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { hasNotBegun } from '../model/isStarted.ts'
import { isUsed } from '../model/isUsed.ts'
import type { Match } from '../model/match.ts'
import { entrantsOf, isLate, type Stage, type TableStage } from '../model/stage.ts'
import { lastStage } from '../rounds/stageOf.ts'
import { terminalMatchIds } from '../rounds/terminalMatchIds.ts'
import { stageMatches } from '../stages/stageMatches.ts'
import { pointRules } from '../tables/pointRules.ts'

/** The format of a bracket, with the options of the elimination that ends it, and its lengths if there is one. */
export interface BracketFormat extends FormatChoice {
  readonly options: EliminationOptions
  readonly bestOf: { readonly [Of in keyof SeriesPlan]?: BestOf }
}

/** The format that a bracket has now: the inverse of `stagesOfPlan`. */
export function formatOf(bracket: Bracket): BracketFormat {
  const { stages } = bracket.shape
  const last = lastStage(bracket.shape)
  const [preliminaries, format] = isElimination(last)
    ? ([stages.slice(0, -1), last.kind] as const)
    : ([stages, 'table'] as const)
  return {
    format,
    stages: preliminaries.map((stage, index) => planOf(bracket, stage, stages[index + 1])),
    options: { ...eliminationDefaults, ...(isElimination(last) && stageValues(last)) },
    bestOf: isElimination(last) ? lengthsOf(bracket, last) : {},
  }
}

function lengthsOf({ shape, matches }: Bracket, stage: Stage): BracketFormat['bestOf'] {
  const own = stageMatches(stage, matches)
  const [finalId] = terminalMatchIds(shape)
  const isFinal = ({ id, section }: Match) => section === 'final' || id === finalId
  const [rounds, final] = [
    commonLength(own.filter(match => !isFinal(match))),
    commonLength(own.filter(isFinal)),
  ]
  return { ...(rounds && { rounds }), ...(final && { final }) }
}

/** The length of most matches that have not begun, or of all if all have; undefined without a match. */
function commonLength(matches: readonly Match[]): BestOf | undefined {
  const used = matches.filter(isUsed)
  const open = used.filter(hasNotBegun)
  const counts = [...Map.groupBy(open.length > 0 ? open : used, ({ bestOf }) => bestOf)]
  const [common] = counts.toSorted(([one, of], [other, than]) => than.length - of.length || one - other)
  return common?.[0]
}

function planOf(bracket: Bracket, stage: Stage, next: Stage | undefined): StagePlan {
  const plan = {
    ...stageValues(stage),
    kind: stage.kind,
    ...divisionOf(stage, next),
    bestOf: commonLength(
      stageMatches(stage, bracket.matches).filter(({ section }) => section !== 'tie-break'),
    ),
    ...(hasTable(stage) && tableOptions(stage)),
    ...(drawsRounds(stage) && {
      rounds: stage.roundCount,
      bestOf: stage.bestOf.rounds,
      decidingBestOf: stage.bestOf.deciding,
    }),
  }
  return plan as unknown as StagePlan
}

function divisionOf({ key, groups: { length: groups } }: Stage, next: Stage | undefined) {
  const entrants = next === undefined ? [] : entrantsOf(next).filter(entrant => !isLate(entrant))
  const places = entrants.filter(each => each.from === 'place' && each.stage === key)
  const bestOfNext = places.filter(each => each.from === 'place' && each.group === null).length
  const lower = next?.kind === 'double' ? (next.lowerEntrants ?? 0) : 0
  return {
    groups,
    advance: next === undefined ? 1 : (places.length - bestOfNext - lower) / groups,
    ...(bestOfNext > 0 && { bestOfNext }),
    ...(lower > 0 && { advanceLower: lower / groups }),
    ...(entrants.length > places.length && { invitedNext: entrants.length - places.length }),
  }
}

function tableOptions({ table: { points, tieOrders: _, ...table } }: TableStage) {
  const system = Object.entries(pointRules).find(([, rules]) => isSameValue(rules, points))
  return { ...table, points: system?.[0] }
}

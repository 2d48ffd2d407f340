import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { bracketLimits } from '../../format/bracketLimits.ts'
import type { CompetitionFormat } from '../../format/competitionFormat.ts'
import type { BestOf, SeriesPlan } from '../../format/series.ts'
import type { EliminationOptions } from '../../format/stageKinds/stageKinds.ts'
import type { StagePlan } from '../../format/stagePlan.ts'
import { stageProblem } from '../../format/stageProblem.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { drawsRounds, lengthsOf } from '../kinds/kindOf.ts'
import type { PlannedMatch } from '../layout/plannedMatch.ts'
import { planStage } from '../layout/planStage.ts'
import { lengthOf, plannedValveSeries } from '../layout/valveSeries.ts'
import type { Bracket, BracketShape } from '../model/bracket.ts'
import { beginning, isOverAtOnce } from '../model/advantage.ts'
import type { Match, Matches, Slot, SlotSource } from '../model/match.ts'
import { PagedMatches } from '../model/pagedMatches.ts'
import { roundKey } from '../rounds/roundKey.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { dueRound } from '../stages/publication.ts'
import { pairRoundIn } from '../stages/swissRounds.ts'
import { stagesOfPlan } from './stagesOfPlan.ts'

export interface BracketPlan extends EliminationOptions {
  /** The teams in the order of seeds; each id once. */
  readonly teamIds: readonly string[]
  readonly format: CompetitionFormat
  readonly bestOf: SeriesPlan
  /** The series length of single rounds by `roundKey`, in place of `bestOf`. */
  readonly bestOfByRound?: Readonly<Record<string, BestOf>> | undefined
  /** The stages before the elimination; all stages if the format is `table`. */
  readonly stages?: readonly StagePlan[]
  /** The ids of the teams of each group of the first stage; absent if it is not divided. */
  readonly groups?: readonly (readonly string[])[]
}

// All matches share one value: separate ones would take a tenth of a large bracket's memory.
const noForfeits: Match['forfeits'] = [false, false]

/**
 * Lays out a bracket for 2 to 512 teams. All its matches are present from the start, and byes have advanced. Refuses
 * `not-enough-teams` and `too-many-teams`, with the limit, and `no-such-round` if a series length is given for a round
 * that does not exist or cannot be so long, `advantage-unfit` if it would end the final, and `stages-unfit`, with the stage
 * and the problem (see `stageProblem`).
 */
export function createBracket(
  plan: BracketPlan,
): Outcome<
  Bracket,
  'not-enough-teams' | 'too-many-teams' | 'no-such-round' | 'advantage-unfit' | 'stages-unfit'
> {
  const { teamIds } = plan
  if (teamIds.length < bracketLimits.teamsMin) {
    return refuse('not-enough-teams', { teams: teamIds.length, limit: bracketLimits.teamsMin })
  }
  if (teamIds.length > bracketLimits.teamsMax) {
    return refuse('too-many-teams', { teams: teamIds.length, limit: bracketLimits.teamsMax })
  }

  const unfit = stageProblem({ teams: teamIds.length, format: plan.format, stages: plan.stages ?? [] })
  if (unfit !== null) return refuse('stages-unfit', unfit)
  const stages = stagesOfPlan({ ...plan, stages: plan.stages ?? [] }).map(planStage)
  const planned = stages.flatMap(({ matches }) => matches)
  const shape: BracketShape = { teamIds, stages: stages.map(({ stage }) => stage) }
  const unknown = unknownRounds(plan, planned, match => lengthsOf(stageOf(shape, match), match))
  if (unknown.length > 0) return refuse('no-such-round', { rounds: unknown })
  const matches = toMatches(planned, shape, plan)
  if ([...matches.values()].some(match => isOverAtOnce(stageOf(shape, match), match)))
    return refuse('advantage-unfit')
  const edit = new AdvancingEdit({ shape, matches })
  for (const stage of shape.stages) {
    const first = edit.firstEdition()
    if (drawsRounds(stage) && dueRound(first, stage) === 1) pairRoundIn(edit, first, stage, 1)
  }
  edit.settleByes()
  return accept(edit.firstEdition())
}

function toMatches(planned: readonly PlannedMatch[], shape: BracketShape, plan: BracketPlan): Matches {
  const toSlot = (source: SlotSource, { section }: Pick<Match, 'section'>): Slot => ({
    teamId: source.from === 'seed' ? (shape.teamIds[source.seed - 1] ?? null) : null,
    source,
    closed: source.from === 'bye' || section === 'tie-break',
  })
  const swiss = new Map(shape.stages.filter(drawsRounds).map(stage => [stage.key, stage]))
  const preliminaries = new Map(plan.stages?.map(({ bestOf }, index) => [shape.stages[index]?.key, bestOf]))
  const plannedLength = ({ section, round, ...match }: PlannedMatch): BestOf => {
    const preliminary = preliminaries.get(match.stage)
    // A tie-break match has to end with a winner.
    const stage = section === 'main' ? swiss.get(match.stage) : undefined
    const series = stage && plannedValveSeries(stage)?.[round - 1]?.[match.position]
    if (stage && series) return lengthOf(stage, { round, ...match }, series)
    if (preliminary !== undefined) return section === 'tie-break' && preliminary === 2 ? 1 : preliminary
    const isLast = section === 'main' && round === stageOf(shape, match).rounds.main
    return section === 'final' || isLast ? plan.bestOf.final : plan.bestOf.rounds
  }
  return PagedMatches.of(
    planned.map(({ sources: [upper, lower], ...match }) => ({
      ...match,
      slots: [toSlot(upper, match), toSlot(lower, match)],
      bestOf: plan.bestOfByRound?.[roundKey(match)] ?? plannedLength({ sources: [upper, lower], ...match }),
      ...beginning(stageOf(shape, match), match),
      status: upper.from === 'seed' && lower.from === 'seed' ? 'ready' : 'waiting',
      winner: null,
      forfeits: noForfeits,
      revision: 0,
    })),
  )
}

function unknownRounds(
  { bestOfByRound = {} }: BracketPlan,
  planned: readonly PlannedMatch[],
  lengthsOf: (match: PlannedMatch) => readonly BestOf[],
): readonly string[] {
  const keys = Object.keys(bestOfByRound)
  if (keys.length === 0) return keys
  const rounds = new Map(planned.map(match => [roundKey(match), match]))
  return keys.filter(key => {
    const match = rounds.get(key)
    return match === undefined || !lengthsOf(match).includes(bestOfByRound[key] ?? 1)
  })
}

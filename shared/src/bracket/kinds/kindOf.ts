import type { BestOf } from '../../format/series.ts'
import { advantageIn } from '../model/advantage.ts'
import type { Match } from '../model/match.ts'
import type { EliminationStage, Stage, StageOf, SwissStage, TableStage } from '../model/stage.ts'
import { double } from './double.ts'
import { gsl } from './gsl.ts'
import { roundRobin } from './roundRobin.ts'
import { single } from './single.ts'
import type { StageKind, StageTitle } from './stageKind.ts'
import { swiss } from './swiss.ts'

const kinds: { readonly [K in Stage['kind']]: StageKind<StageOf<K>> } = {
  single,
  double,
  gsl,
  'round-robin': roundRobin,
  swiss,
}

/** The row of a stage's kind. */
export function kindOf<S extends { readonly kind: Stage['kind'] }>({
  kind,
}: S): StageKind<StageOf<S['kind']>> {
  return kinds[kind] as StageKind<StageOf<S['kind']>>
}

/** What a stage is called; several of its bracket can have the same title. */
export function titleOf(stage: Stage): StageTitle {
  return kindOf(stage).title(stage)
}

/**
 * The lengths that a series can have: a tie-break match has to end with a winner, and an advantage would end a best of
 * one.
 */
export function lengthsOf(stage: Stage, match: Pick<Match, 'section'>): readonly BestOf[] {
  const lengths = kindOf(stage).seriesLengths(stage)
  if (match.section === 'tie-break') return lengths.filter(length => length !== 2)
  return advantageIn(stage, match).length > 0 ? lengths.filter(length => length > 1) : lengths
}

/** Whether results count in the tables of a stage, so that they lead to no other match of it. */
export function hasTable(stage: Pick<Stage, 'kind'>): stage is TableStage {
  return kindOf(stage).hasTable
}

/** Whether a stage is the last one of its bracket, whose final decides who wins it. */
export function isElimination(stage: Pick<Stage, 'kind'>): stage is EliminationStage {
  return kindOf(stage).isElimination
}

/** Whether the teams of each round of a stage are drawn by the results before it. */
export function drawsRounds(stage: Pick<Stage, 'kind'>): stage is SwissStage {
  return kindOf(stage).closes === 'round'
}

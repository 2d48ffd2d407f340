import { type CompetitionFormat, type GrandFinal, isFinalAhead } from './competitionFormat.ts'
import type { SeriesPlan } from './series.ts'
import { stageLengths } from './stageLengths.ts'
import type { StagePlan } from './stagePlan.ts'

/** The settings that say how long the series of a competition are. */
export interface SeriesSettings {
  readonly format: CompetitionFormat
  readonly stages: readonly StagePlan[]
  readonly bestOf: SeriesPlan
  readonly options: { readonly grandFinal: GrandFinal }
}

/** The number of games that a match of a format can have at most, those that are granted in it excluded. */
export function maxGames({ format, stages, bestOf, options }: SeriesSettings): number {
  const { rounds, final } = bestOf
  const ofFinal = isFinalAhead(format, options.grandFinal) ? final - 1 : final
  const inElimination = format === 'table' ? [] : [rounds, ofFinal]
  return Math.max(...inElimination, ...stages.flatMap(stageLengths))
}

import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { lengthsOf } from '@upper-bracket/shared/bracket/kinds/kindOf'
import { hasNotBegun } from '@upper-bracket/shared/bracket/model/isStarted'
import { isUsed } from '@upper-bracket/shared/bracket/model/isUsed'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { SeriesScope } from '@upper-bracket/shared/bracket/reshaping/setSeriesLength'
import { inDrawingOrder } from '@upper-bracket/shared/bracket/rounds/inDrawingOrder'
import { roundKey } from '@upper-bracket/shared/bracket/rounds/roundKey'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import type { BestOf } from '@upper-bracket/shared/format/series'

export interface ScopeChoice {
  readonly key: string
  readonly series: SeriesScope
  /** The matches that it concerns; at least one has not begun. */
  readonly matches: readonly Match[]
  readonly lengths: readonly BestOf[]
}

/** The rounds, then the stages, whose series can get another length: a round of several groups is one. */
export function seriesScopes(bracket: Bracket): readonly ScopeChoice[] {
  const { shape } = bracket
  const used = [...bracket.matches.values()].filter(isUsed).sort(inDrawingOrder)
  const choice = (key: string, series: SeriesScope, matches: readonly Match[]): readonly ScopeChoice[] =>
    matches.some(hasNotBegun) ? [{ key, series, matches, lengths: lengthsOfAll(bracket, matches) }] : []
  const rounds = Map.groupBy(used, roundKey)
  return [
    ...[...rounds].flatMap(([key, matches]) => {
      const [first] = matches
      if (first === undefined) return []
      const { stage, section, round } = first
      return choice(key, { stage, section, round }, matches)
    }),
    ...shape.stages.flatMap(({ key }) =>
      choice(
        `stage ${key}`,
        { stage: key },
        used.filter(({ stage }) => stage === key),
      ),
    ),
  ]
}

/** The choice of one match alone. */
export function matchScope(bracket: Bracket, match: Match): ScopeChoice {
  const lengths = lengthsOf(stageOf(bracket.shape, match), match)
  return { key: match.id, series: { matchId: match.id }, matches: [match], lengths }
}

function lengthsOfAll({ shape }: Bracket, matches: readonly Match[]): readonly BestOf[] {
  const all = matches.flatMap(match => lengthsOf(stageOf(shape, match), match))
  return [...new Set(all)].sort((one, other) => one - other)
}

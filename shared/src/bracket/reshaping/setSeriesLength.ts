import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { BestOf } from '../../format/series.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { drawsRounds, hasTable, lengthsOf } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { hasNotBegun } from '../model/isStarted.ts'
import { isUsed } from '../model/isUsed.ts'
import type { Match, Section } from '../model/match.ts'
import type { SwissStage } from '../model/stage.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { withStage } from './withStage.ts'

/** One match, or those of a stage: all of them, or those of one section or round. */
export type SeriesScope =
  | { readonly matchId: string }
  | {
      /** The key of the stage. */
      readonly stage: string
      readonly section?: Section | undefined
      readonly round?: number | undefined
    }

/**
 * Gives another length to the series that have not begun; rounds of a Swiss stage that are not drawn will have it, and
 * byes once a late team takes them. Those that have begun keep theirs. Refused with `length-unfit` if no such series can
 * have that length, and with `series-begun` if all of them have begun. Needs the whole bracket.
 */
export function setSeriesLength(
  bracket: Bracket,
  { series, bestOf }: { readonly series: SeriesScope; readonly bestOf: BestOf },
): Outcome<BracketChange, 'not-found' | 'length-unfit' | 'series-begun'> {
  const concerned = [...bracket.matches.values()].filter(match => isIn(series, match))
  if (concerned.length === 0) return refuse('not-found', { document: 'match' })
  const fitting = concerned.filter(match => lengthsOf(stageOf(bracket.shape, match), match).includes(bestOf))
  if (fitting.length === 0) return refuse('length-unfit')
  const open = fitting.filter(hasNotBegun)
  const edit = new BracketEdit(bracket)
  // A match that nobody plays yet has the length of its round once that needs it.
  const spare = fitting.filter(match => {
    const stage = stageOf(bracket.shape, match)
    return drawsRounds(stage) ? !isUsed(match) : !hasTable(stage) && match.status === 'bye'
  })
  for (const match of [...open, ...spare]) edit.change(match, { bestOf })
  const { bracket: after, changes } = edit.result()
  if (open.length === 0) return refuse('series-begun', { matches: concerned.map(({ id }) => id) })
  const [first] = fitting
  const stage = first && stageOf(bracket.shape, first)
  const isDrawn = stage !== undefined && drawsRounds(stage) && first?.section !== 'tie-break'
  return accept({ bracket: isDrawn ? withStage(after, withLength(stage, series, bestOf)) : after, changes })
}

function isIn(series: SeriesScope, { id, stage, section, round }: Match): boolean {
  if ('matchId' in series) return id === series.matchId
  return (
    stage === series.stage &&
    (series.section === undefined || section === series.section) &&
    (series.round === undefined || round === series.round)
  )
}

/** A Swiss stage whose matches will have this length once they are drawn. */
function withLength(stage: SwissStage, series: SeriesScope, bestOf: BestOf): SwissStage {
  const { changed = [], ...lengths } = stage.bestOf
  const of = 'matchId' in series ? series.matchId : series.round
  if (of === undefined)
    return { ...stage, bestOf: { ...lengths, rounds: bestOf, ...(bestOf !== 2 && { deciding: bestOf }) } }
  const isOfRound = (key: number | string) => typeof of === 'number' && `${key}`.includes(`main-${of}-`)
  const others = changed.filter(each => each.of !== of && !isOfRound(each.of))
  return { ...stage, bestOf: { ...lengths, changed: [...others, { of, bestOf }] } }
}

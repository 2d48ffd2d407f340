import { hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { TableStage } from '@upper-bracket/shared/bracket/model/stage'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import type { Picture } from '#ui/drawnPicture/picture.ts'
import {
  type BracketLayout,
  bracketLayout,
  type LayoutMetrics,
} from '@upper-bracket/shared/bracket/drawing/bracketLayout'
import { columnsLayout } from '@upper-bracket/shared/bracket/drawing/columnsLayout'
import type { TableLook } from './tablePicture.ts'

export interface PicturePart {
  readonly layout: BracketLayout
  /** Draws the table above the matches; null for an elimination. */
  readonly table: ((look: Omit<TableLook, 'face'>) => Picture) | null
}

/**
 * Lays out each group of each stage on its own: an elimination as a tree, others with their table and a column per
 * round.
 */
export function pictureParts(
  shape: BracketShape,
  rounds: readonly BracketRound[],
  metrics: LayoutMetrics,
  tableOf: ((stage: TableStage, group: number) => PicturePart['table']) | null,
): readonly PicturePart[] {
  const groups = Map.groupBy(rounds, ({ stage, group }) => `${stage} ${group}`)
  return [...groups.values()].flatMap(own => {
    const [first] = own
    if (first === undefined) return []
    const stage = stageOf(shape, first)
    if (!hasTable(stage)) return [{ layout: bracketLayout(own, metrics), table: null }]
    return [{ layout: columnsLayout(own, metrics), table: tableOf?.(stage, first.group) ?? null }]
  })
}

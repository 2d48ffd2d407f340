import type { BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import { isTableStage } from '@upper-bracket/shared/bracket/model/stage'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import { type BracketLayout, bracketLayout, type LayoutMetrics } from '../layout/bracketLayout.ts'

/** Lays out each group of each stage on its own: an elimination as a tree, others in a column per round. */
export function pictureParts(
  shape: BracketShape,
  rounds: readonly BracketRound[],
  metrics: LayoutMetrics,
): readonly BracketLayout[] {
  const groups = Map.groupBy(rounds, ({ stage, group }) => `${stage} ${group}`)
  return [...groups.values()].flatMap(own => {
    const [first] = own
    if (first === undefined) return []
    return isTableStage(stageOf(shape, first)) ? columnsLayout(own, metrics) : bracketLayout(own, metrics)
  })
}

function columnsLayout(rounds: readonly BracketRound[], metrics: LayoutMetrics): BracketLayout {
  const { cardWidth, cardHeight, columnGap, rowGap, heading } = metrics
  const height = heading + Math.max(...rounds.map(({ matches }) => matches.length)) * (cardHeight + rowGap)
  return {
    width: rounds.length * (cardWidth + columnGap) - columnGap,
    height,
    rounds: rounds.map((round, column) => {
      const x = column * (cardWidth + columnGap)
      const matches = round.matches.map(({ id }, row) => ({
        ...{ matchId: id, x },
        y: heading + row * (cardHeight + rowGap),
      }))
      return { round, x, y: 0, height, matches }
    }),
    connectors: [],
  }
}

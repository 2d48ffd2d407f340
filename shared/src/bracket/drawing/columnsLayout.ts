import type { BracketRound } from '../rounds/roundsOf.ts'
import type { BracketLayout, LayoutMetrics } from './bracketLayout.ts'

/** Lays out the rounds of a group with a table: a column per round, without lines. */
export function columnsLayout(rounds: readonly BracketRound[], metrics: LayoutMetrics): BracketLayout {
  const { cardWidth, cardHeight, columnGap, rowGap, heading } = metrics
  const height = heading + Math.max(...rounds.map(({ matches }) => matches.length)) * (cardHeight + rowGap)
  return {
    width: rounds.length * (cardWidth + columnGap) - columnGap,
    height,
    rounds: rounds.map((round, column) => {
      const x = column * (cardWidth + columnGap)
      const matches = round.matches.map(({ id }, row) => ({
        matchId: id,
        x,
        y: heading + row * (cardHeight + rowGap),
      }))
      return { round, x, y: 0, height, matches }
    }),
    connectors: [],
  }
}

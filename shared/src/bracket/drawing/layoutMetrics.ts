import type { LayoutMetrics } from './bracketLayout.ts'

/**
 * The metrics of the tree at natural size. The caption of a card is 24 high; lines meet the card between its two slots.
 */
export const layoutMetrics: LayoutMetrics = {
  cardWidth: 236,
  cardHeight: 98,
  lineOffset: 61,
  columnGap: 44,
  rowGap: 18,
  heading: 48,
  stageGap: 40,
}

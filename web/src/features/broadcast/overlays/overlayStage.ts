import type { OverlayOptions, OverlaySize } from '@upper-bracket/shared/live/overlay'
import { createContext } from 'react'
import type { CompetitionDocument } from '#documents/competition.ts'

/** The size in which overlays are designed, in CSS pixels. It is scaled to the window. */
export const stageSize = { width: 1920, height: 1080 } as const

/** The height at the bottom of the stage that a strip takes from the views. */
export const StageBottom = createContext(0)

/** The gap between the columns of a view, and so between its pages. */
export const columnGap = 8

/** How much the panels are enlarged. The smallest text of a panel has 24 pixels without enlargement. */
export const panelScales: Readonly<Record<OverlaySize, number>> = { s: 1, m: 1.15, l: 1.3 }

/** What every view of an overlay gets. */
export interface OverlayViewProps {
  readonly competition: CompetitionDocument
  readonly options: OverlayOptions
}

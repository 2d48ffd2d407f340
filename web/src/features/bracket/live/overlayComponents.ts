import { type ComponentType, lazy } from 'react'
import type { OverlayView } from '#platform/addresses/overlayOptions.ts'
import type { OverlayViewProps } from './overlayStage.ts'

/** The views of an overlay, without the one in which they take turns. Each draws nothing while it has nothing to show. */
export const overlayComponents: Readonly<
  Record<Exclude<OverlayView, 'hall'>, ComponentType<OverlayViewProps>>
> = {
  score: lazy(() => import('./OverlayScore.tsx')),
  next: lazy(() => import('./OverlayNext.tsx')),
  bracket: lazy(() => import('./OverlayBracket.tsx')),
  table: lazy(() => import('./OverlayTable.tsx')),
  lineups: lazy(() => import('./OverlayLineUps.tsx')),
  veto: lazy(() => import('./OverlayVeto.tsx')),
  champion: lazy(() => import('./OverlayChampion.tsx')),
}

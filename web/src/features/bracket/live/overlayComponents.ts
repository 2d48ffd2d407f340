import type { SceneView } from '@upper-bracket/shared/live/overlay'
import { type ComponentType, lazy } from 'react'
import type { OverlayViewProps } from './overlayStage.ts'

/** The views that can be a scene. Each draws nothing while it has nothing to show. */
export const overlayComponents: Readonly<Record<SceneView, ComponentType<OverlayViewProps>>> = {
  score: lazy(() => import('./OverlayScore.tsx')),
  next: lazy(() => import('./OverlayNext.tsx')),
  bracket: lazy(() => import('./OverlayBracket.tsx')),
  table: lazy(() => import('./OverlayTable.tsx')),
  lineups: lazy(() => import('./OverlayLineUps.tsx')),
  headtohead: lazy(() => import('./OverlayHeadToHead.tsx')),
  veto: lazy(() => import('./OverlayVeto.tsx')),
  champion: lazy(() => import('./OverlayChampion.tsx')),
}

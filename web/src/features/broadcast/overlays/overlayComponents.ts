import type { SceneView } from '@upper-bracket/shared/live/overlay'
import { type ComponentType, lazy } from 'react'
import type { OverlayViewProps } from './overlayStage.ts'

export const viewCode = {
  score: () => import('./OverlayScore.tsx'),
  next: () => import('./OverlayNext.tsx'),
  bracket: () => import('./OverlayBracket.tsx'),
  table: () => import('./OverlayTable.tsx'),
  lineups: () => import('./OverlayLineUps.tsx'),
  headtohead: () => import('./OverlayHeadToHead.tsx'),
  veto: () => import('./OverlayVeto.tsx'),
  champion: () => import('./OverlayChampion.tsx'),
}

/** The views that can be a scene. Each draws nothing while it has nothing to show. */
export const overlayComponents: Readonly<Record<SceneView, ComponentType<OverlayViewProps>>> = {
  score: lazy(viewCode.score),
  next: lazy(viewCode.next),
  bracket: lazy(viewCode.bracket),
  table: lazy(viewCode.table),
  lineups: lazy(viewCode.lineups),
  headtohead: lazy(viewCode.headtohead),
  veto: lazy(viewCode.veto),
  champion: lazy(viewCode.champion),
}

import type { SceneView } from '@upper-bracket/shared/live/overlay'
import { type ComponentType, lazy } from 'react'
import type { OverlayViewProps } from './overlayStage.ts'

const code = {
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
  score: lazy(code.score),
  next: lazy(code.next),
  bracket: lazy(code.bracket),
  table: lazy(code.table),
  lineups: lazy(code.lineups),
  headtohead: lazy(code.headtohead),
  veto: lazy(code.veto),
  champion: lazy(code.champion),
}

/** Loads all that an overlay can come to show, because the network can be lost by then. */
export async function loadOverlayCode(): Promise<void> {
  await Promise.allSettled([
    ...Object.values(code).map(load => load()),
    import('./OverlayHall.tsx'),
    import('./OverlayGroups.tsx'),
    import('./OverlaySwiss.tsx'),
    import('../prospects/MatchWorth.tsx'),
  ])
}

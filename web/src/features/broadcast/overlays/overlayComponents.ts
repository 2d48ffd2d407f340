import type { SceneView } from '@upper-bracket/shared/live/overlay'
import { type ComponentType, lazy } from 'react'
import type { OverlayViewProps } from './overlayStage.ts'

type ViewModule = { readonly default: ComponentType<OverlayViewProps> }

/** The code of the views that can be a scene. Each draws nothing while it has nothing to show. */
export const viewCode: Readonly<Record<SceneView, () => Promise<ViewModule>>> = {
  score: () => import('./OverlayScore.tsx'),
  next: () => import('./OverlayNext.tsx'),
  bracket: () => import('./OverlayBracket.tsx'),
  table: () => import('./OverlayTable.tsx'),
  lineups: () => import('./OverlayLineUps.tsx'),
  headtohead: () => import('./OverlayHeadToHead.tsx'),
  veto: () => import('./OverlayVeto.tsx'),
  champion: () => import('./OverlayChampion.tsx'),
  sponsors: () => import('./OverlaySponsors.tsx'),
  draft: () => import('./OverlayDraft.tsx'),
}

const views = Object.entries(viewCode).map(([view, load]): [string, ComponentType<OverlayViewProps>] => [
  view,
  lazy(load),
])

export const overlayComponents = Object.fromEntries(views) as Readonly<
  Record<SceneView, ComponentType<OverlayViewProps>>
>

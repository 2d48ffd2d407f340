import { viewCode } from './overlayComponents.ts'

/** Loads all that an overlay can come to show, because the network can be lost by then. */
export async function loadOverlayCode(): Promise<void> {
  await Promise.allSettled([
    ...Object.values(viewCode).map(load => load()),
    import('./OverlayHall.tsx'),
    import('./OverlayCaptions.tsx'),
    import('./OverlayGroups.tsx'),
    import('./OverlaySwiss.tsx'),
    import('#features/bracket/prospects/MatchWorth.tsx'),
  ])
}

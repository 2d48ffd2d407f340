import { defaultOverlay, type Overlay } from '@upper-bracket/shared/live/overlay'
import { stored } from './database.ts'
import { freshId } from './seededCompetition.ts'

/** Stores an overlay of a competition, and returns its address. */
export async function storedOverlay(competitionId: string, options: Partial<Overlay>): Promise<string> {
  const overlayId = freshId()
  const overlay = { ...defaultOverlay, scene: null, revision: 1, createdAt: Date.now(), ...options }
  await stored.overlays(competitionId).doc(overlayId).set(overlay)
  return `/competitions/${competitionId}/overlay#${overlayId}`
}

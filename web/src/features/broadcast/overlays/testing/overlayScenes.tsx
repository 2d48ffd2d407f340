import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { defaultOverlay, type Overlay } from '@upper-bracket/shared/live/overlay'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'

/** The bracket with its first match running. */
export const started = (bracket: Bracket) => after(bracket, before => startMatch(before, 'main-1-1'))
/** Team 1 plays Team 4, and Team 2 plays Team 3 after that. */
export const running = (): Record<string, object> =>
  runningTestCompetition(4, { format: 'single', after: started })

export const overlayPath = `${testCompetitionPath}/overlays/secret`
/** An overlay with some options. */
export const anOverlay = (options: Partial<Overlay>): Overlay => ({
  ...defaultOverlay,
  scene: null,
  revision: 1,
  createdAt: 0,
  ...options,
})

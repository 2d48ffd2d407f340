import { act, createEvent, fireEvent, screen, within } from '@testing-library/react'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { defaultOverlay } from '@upper-bracket/shared/live/overlay'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import DeskPage from '../DeskPage.tsx'

/** Team 1 plays Team 4 on air, and Team 2 plays Team 3 after that. */
export function running(changes: object = {}): Record<string, object> {
  const documents = runningTestCompetition(4, {
    bestOf: { rounds: 3, final: 3 },
    after: bracket => after(bracket, before => startMatch(before, 'main-1-1')),
  })
  return {
    ...documents,
    [testCompetitionPath]: { ...documents[testCompetitionPath], ...queueOf(), ...changes },
  }
}

/** A broadcast queue, locked or not. */
export function queueOf(locked = false) {
  const matches = ['main-1-1', 'main-1-2'].map(matchId => ({ matchId, stream: 0, locked }))
  return { broadcastQueue: { bracketId: 'first', matches, revision: 3 } }
}

/** Opens the desk. */
export function open(scene: Partial<Parameters<typeof renderPage>[0]> = {}) {
  return renderPage({
    at: hrefs.desk('cup'),
    Page: DeskPage,
    language: 'en',
    user: organizer,
    documents: running(),
    functions: {
      setScore: ({ revision }) => ({ revision: revision + 1 }),
      setBroadcastQueue: ({ revision }) => ({ revision: revision + 1 }),
    },
    ...scene,
  })
}

/** The region of the match on air. */
export const onAir = async () => within(await screen.findByRole('region', { name: 'On air' }))

/** What a keyboard with Russian letters sends: the key is named after the letter, the code after its place. */
export function press(
  code: string,
  key: string,
  init: object = {},
  target: Element | Window = document.body,
) {
  const event = createEvent.keyDown(target, { code, key, ...init })
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + laterMs })
  act(() => void fireEvent(target, event))
}
let laterMs = 0
/** The same key is not taken for a slip of the finger any more. */
export const timePasses = () => {
  laterMs += 350
}

export const matchPath = `${testCompetitionPath}/brackets/first/matches/main-1-1`
/** A match that is counted. */
export const counting = ({ revision }: { readonly revision: number }) => ({
  revision: revision + 1,
  entryId: `entry-${revision}`,
})

/** The documents with Team 1 leading Team 4 on air. */
export function leading(score: readonly [number, number], changes: object = {}) {
  const documents = running(changes)
  return { ...documents, [matchPath]: { ...documents[matchPath], score } }
}

export const scene = { ...defaultOverlay, view: 'scene', scene: null, revision: 1, createdAt: 0 }

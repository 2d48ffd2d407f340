// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { defaultOverlay, type Overlay, type SceneView } from '@upper-bracket/shared/live/overlay'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import OverlayPage from '../overlayPage/OverlayPage.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const overlayPath = `${testCompetitionPath}/overlays/secret`

/** Opens an overlay of a competition whose bracket takes two and a half pages, each 400 pixels wide. */
async function open(options: Partial<Overlay>) {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(392)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1000)
  const overlay: Overlay = { ...defaultOverlay, scene: null, revision: 1, createdAt: 0, ...options }
  const documents = runningTestCompetition(4, {
    format: 'single',
    after: bracket => after(bracket, before => startMatch(before, 'main-1-1')),
  })
  const { firestore } = await renderPage({
    at: '/competitions/cup/overlay#secret',
    Page: OverlayPage,
    documents: { ...documents, [overlayPath]: overlay },
  })
  await waitFor(() => expect(document.querySelector('[data-overlay] *')).not.toBeNull())
  return {
    show: async (scene: SceneView) => {
      await act(() => firestore.put(overlayPath, { ...overlay, scene }))
      await waitFor(() => expect(document.querySelector(`[data-overlay=${scene}] *`)).not.toBeNull())
    },
    win: async () => {
      const won = { name: 'Won', champion: { teamId: 'team-1', name: 'Team 1' } }
      await act(() => firestore.put(testCompetitionPath, { ...documents[testCompetitionPath], ...won }))
      await waitFor(() => expect(document.title).toContain('Won'))
    },
  }
}
const page = () => {
  const view = document.querySelector('[data-view]')?.getAttribute('data-view') ?? 'bracket'
  const pages = document.querySelector('[data-pages]')
  return pages ? `${view} ${pages.scrollLeft}` : view
}
const turn = async (seconds: number) => {
  // What a timer changes is drawn before the next one ends.
  for (let left = seconds; left > 0; left -= 5)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 5) * 1000))
  return page()
}
const report = (visible: boolean) =>
  act(() => window.dispatchEvent(new CustomEvent('obsSourceVisibleChanged', { detail: { visible } })))

test.each([10, 60])(
  'the hall screen shows all pages of a view before the next view, each for %i seconds',
  async seconds => {
    await open({ view: 'hall', seconds })
    expect(await turn(seconds)).toBe('bracket 400')
    await report(false)
    expect(await turn(600)).toBe('bracket 400')
    await report(true)
    expect(await turn(seconds)).toBe('bracket 800')
    expect(await turn(seconds)).toBe('next')
    expect(await turn(seconds)).toBe('score')
    expect(await turn(seconds)).toBe('bracket 0')
  },
)

test('a view with new content comes after the pages of the view that is shown', async () => {
  const { win } = await open({ view: 'hall', seconds: 20 })
  expect(await turn(100)).toBe('bracket 0')
  expect(await turn(20)).toBe('bracket 400')
  await win()
  expect(page()).toBe('bracket 400')
  expect(await turn(80)).toBe('champion')
})

test('a view that does not take turns with others starts again after its last page', async () => {
  await open({ view: 'bracket' })
  expect(await turn(24)).toBe('bracket 800')
  expect(await turn(12)).toBe('bracket 0')
  expect(await turn(12)).toBe('bracket 400')
})

test('a scene starts with its first page for the whole time', async () => {
  const { show } = await open({ view: 'scene', scene: 'score' })
  await turn(7)
  await show('bracket')
  expect(await turn(7)).toBe('bracket 0')
  expect(await turn(5)).toBe('bracket 400')
})

// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { play } from '@upper-bracket/shared/bracket/testing/playOut'
import { afterEach, expect, test, vi } from 'vitest'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { draftScene } from './testing/draftScenes.ts'
import { openOverlay, shown } from './testing/openOverlay.ts'
import { anOverlay, overlayPath, running } from './testing/overlayScenes.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const hallView = () => document.querySelector('[data-view]')?.getAttribute('data-view')
const turn = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const report = (name: 'Visible' | 'Active', detail: object) =>
  act(() => window.dispatchEvent(new CustomEvent(`obsSource${name}Changed`, { detail })))

test('the hall screen shows a draft before there is a bracket', async () => {
  await openOverlay({ view: 'hall' }, draftScene({ captains: 2, pool: 9, picks: 2, now: 0 }).documents)
  await waitFor(() => expect(hallView()).toBe('draft'))
  await waitFor(() => expect(shown()).toContain('Captain 2'))
})

test('the hall screen shows what there is in turns, and stands still while OBS hides it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  await openOverlay({ view: 'hall', seconds: 5 }, running())
  await waitFor(() => expect(hallView()).toBe('bracket'))
  await turn(5)
  expect(hallView()).toBe('next')
  await report('Visible', { visible: false })
  await turn(60)
  expect(hallView()).toBe('next')
  await report('Visible', { visible: true })
  await report('Active', { active: false })
  await turn(60)
  expect(hallView()).toBe('next')
  await report('Active', { active: true })
  await turn(5)
  expect(hallView()).toBe('score')
  await turn(5)
  expect(hallView()).toBe('bracket')
})

test('what has ended stays in the score overlay until the next match starts, but not on the hall screen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  const documents: Record<string, object> = runningTestCompetition(4, {
    format: 'single',
    after: bracket => play(bracket, 'main-1-1', 0),
  })
  const matches = ['main-1-1', 'main-1-2'].map(matchId => ({ matchId, stream: 0, locked: false }))
  const broadcastQueue = { bracketId: 'first', matches, revision: 1 }
  documents[testCompetitionPath] = { ...documents[testCompetitionPath], broadcastQueue }
  const { firestore } = await openOverlay({ view: 'score' }, documents)
  await waitFor(() => expect(shown()).toContain('1 : 0'))
  await act(() => firestore.put(overlayPath, anOverlay({ view: 'hall', seconds: 5 })))
  await waitFor(() => expect(hallView()).toBe('bracket'))
  await turn(5)
  expect(hallView()).toBe('next')
  await turn(5)
  expect(hallView()).toBe('bracket')
})

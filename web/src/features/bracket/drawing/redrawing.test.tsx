// @vitest-environment happy-dom
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { untilQuiet } from '#testing/untilQuiet.ts'
import BracketPage from '../page/BracketPage.tsx'

vi.mock('#ui/time/useServerNow.ts', () => ({ useServerNow: () => 0 }))
const drawn = vi.hoisted(() => ({ times: 0 }))
vi.mock('./ViewToolbar.tsx', () => ({
  ViewToolbar: () => {
    drawn.times += 1
    return null
  },
}))
vi.mock('./useIsPrinted.ts', () => ({
  useIsPrinted: () => {
    drawn.times += 1
    return false
  },
}))

const { innerWidth } = window
afterEach(() => {
  window.innerWidth = innerWidth
})

test.each([
  ['the tree', innerWidth],
  ['the list of rounds', 390],
] as const)('a score draws its card, and not %s', async (_, width) => {
  window.innerWidth = width
  const { firestore, user } = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    documents: runningTestCompetition(4, {
      bestOf: { rounds: 3, final: 3 },
      after: bracket => after(bracket, before => startMatch(before, 'main-1-1')),
    }),
  })
  const path = `${testCompetitionPath}/brackets/first/matches/main-1-1`
  const label = () => document.querySelector('[data-match="main-1-1"]')?.getAttribute('aria-label')
  await vi.waitFor(() => expect(document.querySelector('[data-match], [data-round]')).not.toBeNull())
  // On a phone, the matches that are on come first.
  const round = document.querySelector('[data-round="now"] + [data-round]')
  if (round !== null) await user.click(round)
  await vi.waitFor(() => expect(label()).toBeTruthy())
  let wins = 0
  // What is still being loaded may draw more.
  await vi.waitFor(async () => {
    await untilQuiet(() => drawn.times)
    const before = { label: label(), times: drawn.times }
    wins = 1 - wins
    firestore.put(path, { ...firestore.read(path), score: [wins, 0] })
    await untilQuiet(() => drawn.times)
    expect(label()).not.toBe(before.label)
    expect(drawn.times).toBe(before.times)
  })
})

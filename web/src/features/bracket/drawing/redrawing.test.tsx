// @vitest-environment happy-dom
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { untilQuiet } from '#testing/untilQuiet.ts'
import BracketPage from '../page/BracketPage.tsx'

vi.mock('#ui/time/useServerNow.ts', () => ({ useServerNow: () => 0 }))
const drawn = vi.hoisted(() => ({ trees: 0 }))
vi.mock('./ViewToolbar.tsx', () => ({
  ViewToolbar: () => {
    drawn.trees += 1
    return null
  },
}))

test('a score draws its card, and not the tree', async () => {
  const { firestore } = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    documents: runningTestCompetition(4, {
      bestOf: { rounds: 3, final: 3 },
      after: bracket => after(bracket, before => startMatch(before, 'main-1-1')),
    }),
  })
  const path = `${testCompetitionPath}/brackets/first/matches/main-1-1`
  let wins = 0
  // What is still being loaded may draw the tree.
  await vi.waitFor(async () => {
    await untilQuiet(() => drawn.trees)
    expect(drawn.trees).toBeGreaterThan(0)
    const { trees } = drawn
    wins = 1 - wins
    firestore.put(path, { ...firestore.read(path), score: [wins, 0] })
    await untilQuiet(() => drawn.trees)
    expect(document.querySelector('[data-match="main-1-1"] .score')?.textContent).toBe(`${wins}`)
    expect(drawn.trees).toBe(trees)
  })
})

// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { expect, test, vi } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import { untilQuiet } from '#testing/untilQuiet.ts'
import { useOpenMatch } from '../state/useBracketAddress.ts'
import BracketPage from './BracketPage.tsx'

vi.mock('#ui/time/useServerNow.ts', () => ({ useServerNow: () => 0 }))
const drawn = vi.hoisted(() => ({ tree: 0, agenda: 0, tools: 0 }))
vi.mock('../drawing/BracketTree.tsx', () => ({
  default: () => {
    drawn.tree += 1
    const openMatch = useOpenMatch()
    return (
      <button type="button" onClick={() => openMatch('main-1-1')}>
        A card
      </button>
    )
  },
}))
vi.mock('#features/organizing/agenda/OrganizersMatches.tsx', () => ({
  default: () => {
    drawn.agenda += 1
    return null
  },
}))
vi.mock('#features/organizing/match/OrganizerTools.tsx', () => ({
  OrganizerTools: () => {
    drawn.tools += 1
    return null
  },
}))

test('opening a match draws its panel, and neither the tree nor the agenda', async () => {
  const { user } = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    user: organizer,
    documents: runningTestCompetition(4),
  })
  const card = await screen.findByRole('button', { name: 'A card' })
  await vi.waitFor(() => expect(drawn.agenda).toBeGreaterThan(0))
  const { tree, agenda } = drawn
  await user.click(card)
  await screen.findByRole('dialog')
  expect(drawn).toMatchObject({ tree, agenda })
})

test('a score is drawn as it is entered and as it is answered, and not for what listeners say of it', async () => {
  const path = 'competitions/cup/brackets/first/matches/main-1-1'
  let answer = Promise.withResolvers<{ revision: number }>()
  const { user, firestore } = await renderPage({
    at: '/competitions/cup/bracket?match=main-1-1',
    Page: BracketPage,
    user: organizer,
    documents: runningTestCompetition(4, {
      bestOf: { rounds: 3, final: 3 },
      after: bracket => after(bracket, before => startMatch(before, 'main-1-1')),
    }),
    functions: { setScore: () => answer.promise },
  })
  // What is still being loaded may draw more.
  await vi.waitFor(() => expect(plusOrMinus(0)).toHaveProperty('disabled', false))
  await untilQuiet(() => drawn.tools)
  for (const [index, wins] of [1, 0].entries()) {
    const revision = 2 + index
    const before = drawn.tools
    const count = async () => {
      await untilQuiet(() => drawn.tools)
      return drawn.tools - before
    }
    answer = Promise.withResolvers()
    await user.click(plusOrMinus(1 - wins) as HTMLElement)
    const counts = [await count()]
    answer.resolve({ revision })
    counts.push(await count())
    firestore.put(path, { ...firestore.read(path), revision, score: [wins, 0] })
    counts.push(await count())
    expect(counts).toEqual([1, 2, 2])
  }
})

const plusOrMinus = (wins: number) =>
  document.querySelector(`[aria-label$="${wins === 0 ? ': плюс' : ': минус'} один"]`)

// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import { useOpenMatch } from '../state/useBracketAddress.ts'
import BracketPage from './BracketPage.tsx'

vi.mock('#ui/time/useServerNow.ts', () => ({ useServerNow: () => 0 }))
const drawn = vi.hoisted(() => ({ tree: 0, agenda: 0 }))
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

test('opening a match draws its panel, and neither the tree nor the agenda', async () => {
  const { user } = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    user: organizer,
    documents: runningTestCompetition(4),
  })
  const card = await screen.findByRole('button', { name: 'A card' })
  await vi.waitFor(() => expect(drawn.agenda).toBeGreaterThan(0))
  const before = { ...drawn }
  await user.click(card)
  await screen.findByRole('dialog')
  expect(drawn).toEqual(before)
})

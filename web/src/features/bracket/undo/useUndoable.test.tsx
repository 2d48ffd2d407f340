// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import BracketPage from '../page/BracketPage.tsx'

vi.mock('@upper-bracket/shared/bracket/commands/stepsBack', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('where the code of undoing cannot be fetched, a command is given and said to be done, but undoing is not offered', async () => {
  const { user, calls } = await renderPage({
    at: '/competitions/cup/bracket?match=main-1-1',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(4),
    functions: { startMatch: () => ({ revision: 1 }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Start match' }))
  await waitFor(() => expect(calls).toMatchObject([{ name: 'startMatch' }]))
  await screen.findByText('Match started')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

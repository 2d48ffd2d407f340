// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aCompetition, cupPath, organizer } from '#testing/cup.ts'
import { fieldProblems } from '#testing/fieldProblems.ts'
import { renderPage } from '#testing/renderPage.tsx'
import EditCompetitionPage from './EditCompetitionPage.tsx'

afterEach(cleanup)

test('the dates of a competition are written as one writes them in English, and so are its problems', async () => {
  const { user, fill } = await renderPage({
    at: '/competitions/cup/edit',
    route: '/competitions/:competitionId/edit',
    Page: EditCompetitionPage,
    language: 'en',
    user: organizer,
    documents: { [cupPath]: aCompetition() },
  })
  const start = await screen.findByLabelText<HTMLInputElement>(/^Tournament start/)
  expect(start.value).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
  await fill(screen.getByLabelText(/^Tournament name/), 'x')
  await fill(start, 'tomorrow')
  await user.click(screen.getByRole('button', { name: 'Save tournament' }))
  await waitFor(() => expect(fieldProblems().wrong).toHaveLength(2))
  await waitFor(() => expect(fieldProblems().focused).toBe('name'))
  expect(start.value).toBe('tomorrow')
})

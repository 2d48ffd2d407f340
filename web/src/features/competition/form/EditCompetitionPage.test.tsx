// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
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

test('what a bracket locks cannot be changed and says why; everything else can', async () => {
  const { user, fill, calls } = await renderPage({
    at: '/competitions/cup/edit',
    route: '/competitions/:competitionId/edit',
    Page: EditCompetitionPage,
    language: 'en',
    user: organizer,
    documents: { [cupPath]: aCompetition({ bracketId: 'first', status: 'running', playerCount: 12 }) },
    functions: { updateCompetition: () => ({ revision: 1 }) },
  })
  const description = await screen.findByLabelText<HTMLTextAreaElement>('Description and rules')
  for (const name of ['Rank required', 'Telegram required', 'Third-place match']) {
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) }).disabled).toBe(true)
  }
  screen.getByText(/what players need can no longer be changed/)
  screen.getByText(/the game and the format can no longer be changed/)
  screen.getByText(/Now: 12. A smaller number removes nobody/)

  await fill(screen.getByLabelText('Places for players'), 'many')
  await fill(description, '# Rules\r\n- fair play  ')
  await user.click(screen.getByRole('button', { name: 'Save tournament' }))
  await waitFor(() => expect(fieldProblems().wrong).toEqual(['Enter a whole number or leave this empty']))
  await fill(screen.getByLabelText('Places for players'), '20')
  await user.click(screen.getByRole('button', { name: 'Save tournament' }))
  await waitFor(() =>
    expect(calls).toEqual([
      {
        name: 'updateCompetition',
        input: {
          competitionId: 'cup',
          revision: 0,
          changes: { description: '# Rules\n- fair play', places: { players: 20, teams: 512 } },
        },
      },
    ]),
  )
})

test('a competition is deleted by those who type its name', async () => {
  const { user, fill, calls } = await renderPage({
    at: '/competitions/cup/edit',
    route: '/competitions/:competitionId/edit',
    Page: EditCompetitionPage,
    language: 'en',
    user: organizer,
    documents: { [cupPath]: aCompetition() },
    functions: { deleteCompetition: () => ({}) },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete tournament' }))
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete tournament' })
  expect(confirm.disabled).toBe(true)
  await fill(dialog.getByLabelText('Tournament name'), 'Winter')
  expect(confirm.disabled).toBe(true)
  await fill(dialog.getByLabelText('Tournament name'), ' winter  cup')
  await user.click(confirm)
  await waitFor(() => expect(calls).toEqual([{ name: 'deleteCompetition', input: { competitionId: 'cup' } }]))
})

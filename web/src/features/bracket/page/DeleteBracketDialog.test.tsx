// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { setScore } from '@upper-bracket/shared/bracket/results/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import BracketPage from './BracketPage.tsx'

async function ask(documents: Record<string, object>) {
  const page = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    user: organizer,
    documents,
    functions: { deleteBracket: async () => ({ bracketId: null }) as never },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Действия с сеткой' }))
  await page.user.click(screen.getByRole('menuitem', { name: 'Удалить сетку' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Удалить сетку?' }))
  return { ...page, dialog }
}

test('where nothing was played, nothing is lost, and a deadline that has passed stays so', async () => {
  const { dialog, user, calls, firestore } = await ask({
    ...runningTestCompetition(2),
    [testCompetitionPath]: aCompetition({
      status: 'running',
      bracketId: 'first',
      registrationDeadline: Date.now() - hour,
    }),
  })
  dialog.getByText(/результаты не пропадут/)
  dialog.getByText(/Срок регистрации прошёл/)
  await user.click(dialog.getByRole('button', { name: 'Удалить сетку' }))
  expect(calls).toEqual([
    { name: 'deleteBracket', input: { competitionId: 'cup', bracketId: 'first', confirmed: false } },
  ])
  act(() => firestore.put(testCompetitionPath, aCompetition()))
  await screen.findByText('Сетка удалена, составы снова открыты')
  await screen.findByRole('heading', { name: 'Собрать сетку' })
})

test('what has been played is named, also what comes in while the question is open', async () => {
  const series = { bestOf: { rounds: 3, final: 3 } } as const
  const { dialog, firestore, user, calls } = await ask(
    runningTestCompetition(4, {
      ...series,
      after: bracket => after(bracket, before => startMatch(before, 'main-1-1')),
    }),
  )
  dialog.getByText(/Пропадёт результат 1 матча/)
  const scored = after(
    bracketOf(4, series),
    before => startMatch(before, 'main-1-1'),
    before => setScore(before, 'main-1-1', [1, 0]),
  )
  firestore.put(
    `${testCompetitionPath}/brackets/first/matches/main-1-1`,
    scored.matches.get('main-1-1') ?? null,
  )
  await dialog.findByText(/1:0/)
  await user.click(dialog.getByRole('button', { name: 'Удалить сетку' }))
  expect(calls).toEqual([{ name: 'deleteBracket', input: expect.objectContaining({ confirmed: true }) }])
})

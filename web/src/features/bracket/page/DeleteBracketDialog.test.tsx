// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { setScore } from '@upper-bracket/shared/bracket/commands/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { afterEach, expect, test } from 'vitest'
import { aCompetition, cupPath, hour, organizer, runningCup } from '#testing/cup.ts'
import { renderPage } from '#testing/renderPage.tsx'
import BracketPage from './BracketPage.tsx'

afterEach(cleanup)

async function ask(documents: Record<string, object>) {
  const page = await renderPage({
    at: '/competitions/cup/bracket',
    route: '/competitions/:competitionId/bracket',
    Page: BracketPage,
    user: organizer,
    documents,
    functions: { deleteBracket: async () => ({ bracketId: null }) as never },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Действия с сеткой' }))
  await page.user.click(screen.getByRole('menuitem', { name: 'Удалить сетку' }))
  const question = within(await screen.findByRole('dialog', { name: 'Удалить сетку?' }))
  return { ...page, question }
}

test('where nothing was played, nothing is lost, and a deadline that has passed stays so', async () => {
  const { question, user, calls, firestore } = await ask({
    ...runningCup(2),
    [cupPath]: aCompetition({
      status: 'running',
      bracketId: 'first',
      registrationDeadline: Date.now() - hour,
    }),
  })
  question.getByText(/результаты не пропадут/)
  question.getByText(/Срок регистрации прошёл/)
  await user.click(question.getByRole('button', { name: 'Удалить сетку' }))
  expect(calls).toEqual([
    { name: 'deleteBracket', input: { competitionId: 'cup', bracketId: 'first', confirmed: false } },
  ])
  act(() => firestore.put(cupPath, aCompetition()))
  await screen.findByText('Сетка удалена, составы снова открыты')
  await screen.findByRole('heading', { name: 'Собрать сетку' })
})

test('what has been played is named, also what comes in while the question is open', async () => {
  const series = { bestOf: { rounds: 3, final: 3 } } as const
  const { question, firestore, user, calls } = await ask(
    runningCup(4, { ...series, after: bracket => after(bracket, before => startMatch(before, 'main-1-1')) }),
  )
  question.getByText(/Пропадёт результат 1 матча/)
  const scored = after(
    bracketOf(4, series),
    before => startMatch(before, 'main-1-1'),
    before => setScore(before, 'main-1-1', [1, 0]),
  )
  firestore.put(`${cupPath}/brackets/first/matches/main-1-1`, scored.matches.get('main-1-1') ?? null)
  await question.findByText(/1:0/)
  await user.click(question.getByRole('button', { name: 'Удалить сетку' }))
  expect(calls).toEqual([{ name: 'deleteBracket', input: expect.objectContaining({ confirmed: true }) }])
})

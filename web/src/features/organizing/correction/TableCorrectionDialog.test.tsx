// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { UndoneMatch } from '@upper-bracket/shared/bracket/results/undoneMatch'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'

const undone: UndoneMatch = {
  matchId: 's2-main-1-1',
  started: true,
  status: 'finished',
  teamIds: ['team-1', 'team-2'],
  score: [1, 0],
  winner: 0,
  forfeits: [false, false],
  leaving: ['team-1'],
  arriving: ['team-4'],
}

test('a result in a table is corrected in place, with the matches of the next stage that this undoes', async () => {
  const { user, calls } = await renderPage({
    at: '/competitions/cup/bracket?match=s1g1-main-1-1',
    Page: BracketPage,
    user: organizer,
    documents: runningTestCompetition(6, {
      stages: [
        {
          kind: 'round-robin',
          groups: 2,
          legs: 1,
          advance: 1,
          bestOf: 1,
          criteria: ['points', 'head-to-head'],
        },
      ],
      after: bracket => playStages(bracket, betterSeedWins),
    }),
    functions: { correctScore: () => ({ revision: 3, basis: 'basis', undone: [undone] }) },
  })
  const panel = within(await screen.findByRole('dialog'))
  await user.click(panel.getByRole('button', { name: 'Исправить результат' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Исправить результат' }))
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Исправить' })
  expect(confirm.disabled).toBe(true)
  const scores = dialog.getAllByRole<HTMLInputElement>('radio')
  const other = scores.find(({ checked }) => !checked)
  if (other === undefined) throw new Error('There is no other score')
  await user.click(other)
  await dialog.findByText('Из-за этого обнулится ещё 1 матч:')
  dialog.getByText('Уйдёт из матча: Team 1')
  dialog.getByText('Придёт в матч: Team 4')
  await user.click(confirm)
  await screen.findByText('Результат исправлен')
  expect(calls.map(({ name }) => name)).not.toContain('reopenMatch')
  expect(calls.filter(({ name }) => name === 'correctScore').map(({ input }) => input)).toMatchObject([
    { cascade: true, preview: true },
    { cascade: true, preview: false, basis: 'basis' },
  ])
})

test.each([
  ['automatic', /пары тура 2 стали бы другими/],
  ['manual', /пары тура 2, который ещё не объявлен, составятся по новому счёту/],
] as const)(
  'a corrected result of a Swiss round says what it means for the next one (%s)',
  async (publishing, text) => {
    const swiss = {
      kind: 'swiss',
      groups: 1,
      advance: 2,
      bestOf: 1,
      decidingBestOf: 1,
      pairing: 'top-half',
      rounds: 3,
      publishing,
      criteria: ['points', 'buchholz'],
    } as const
    const { user } = await renderPage({
      at: '/competitions/cup/bracket?stage=s1&match=s1-main-1-1',
      Page: BracketPage,
      user: organizer,
      documents: runningTestCompetition(8, {
        stages: [swiss],
        after: bracket => playStages(bracket, match => (match.round === 1 ? betterSeedWins(match) : null)),
      }),
      functions: { correctScore: () => ({ revision: 3, basis: 'basis', undone: [] }) },
    })
    const panel = within(await screen.findByRole('dialog'))
    await user.click(panel.getByRole('button', { name: 'Исправить результат' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Исправить результат' }))
    const other = dialog.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => !checked)
    if (other === undefined) throw new Error('There is no other score')
    await user.click(other)
    await dialog.findByText(text)
    expect(dialog.queryByText('Других матчей это не коснётся.')).toBeNull()
  },
)

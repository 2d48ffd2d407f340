// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { play, playOut } from '@upper-bracket/shared/bracket/testing/playOut'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import BracketPage from './BracketPage.tsx'

async function placesAfter(
  teams: number,
  after: (bracket: Bracket) => Bracket,
  language: 'ru' | 'en' = 'en',
) {
  await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    language,
    documents: runningTestCompetition(teams, { after }),
  })
  await vi.waitFor(() => expect(document.querySelector('[data-match]')).not.toBeNull())
  const region = screen.queryByRole('region', { name: /^(Standings so far|Standings|Текущие места|Места)$/ })
  return (
    region &&
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  )
}

test('says nothing before a place is decided, even of a team whose range a bye has narrowed', async () => {
  expect(await placesAfter(7, bracket => bracket)).toBeNull()
})

test.each([
  ['en', 'still playing'],
  ['ru', 'ещё играет'],
] as const)(
  'names the first team that is out, and what that leaves to each of the others (%s)',
  async (language, playing) => {
    const places = [1, 4].map(team => `1–4Team ${team} · ${playing}`)
    const open = [2, 3, 6, 7].map(team => `1–7Team ${team} · ${playing}`)
    expect(await placesAfter(7, bracket => play(bracket, 'main-1-2', 0), language)).toEqual([
      ...[...places, ...open],
      '5–7Team 5',
    ])
  },
)

test('names all places in the end', async () => {
  expect(await placesAfter(4, bracket => playOut(bracket, { luck: 1, winner: () => 0 }))).toEqual([
    '1Team 1',
    '2Team 2',
    '3–4Team 3',
    '3–4Team 4',
  ])
})

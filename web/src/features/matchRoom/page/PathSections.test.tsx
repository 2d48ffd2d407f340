// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { forfeitMatch } from '@upper-bracket/shared/bracket/results/forfeitMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { play } from '@upper-bracket/shared/bracket/testing/playOut'
import { expect, test } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import MatchPage from './MatchPage.tsx'

/** Team 2 loses to Team 1, wins the lower side, and meets it again in the final. */
function upToTheFinal(bracket: Bracket): Bracket {
  const lost = play(play(play(bracket, 'upper-1-1', 0), 'upper-1-2', 0), 'upper-2-1', 0)
  const withoutPlay = after(lost, before => forfeitMatch(before, 'lower-1-1', [1]))
  const side = withoutPlay.matches.get('lower-2-1')?.slots[0].teamId === 'team-2' ? 0 : 1
  return play(withoutPlay, 'lower-2-1', side)
}

test('a match tells how its teams got there, and how they have played each other', async () => {
  await renderPage({
    at: '/competitions/cup/matches/final-1-1',
    Page: MatchPage,
    documents: runningTestCompetition(4, {
      format: 'double',
      bestOf: { rounds: 3, final: 3 },
      after: upToTheFinal,
    }),
  })
  const linesOf = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(await linesOf('Личные встречи')).toEqual(['Team 1 2:0 Team 2'])
  expect(await linesOf('Путь команд')).toEqual([
    'Team 1 2:0 Team 4',
    'Team 1 2:0 Team 2',
    'Team 2 2:0 Team 3',
    'Team 2 0:2 Team 1',
    expect.stringMatching(/^Team 2 2:0 Team \d$/),
  ])
})

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Player } from '@upper-bracket/shared/player/player'
import { afterEach, expect, test } from 'vitest'
import { aCompetition, aPlayer, aTeam, cupPath } from '#testing/cup.ts'
import { renderPage } from '#testing/renderPage.tsx'
import TeamsPage from './TeamsPage.tsx'

afterEach(cleanup)

/** Anna, whose team is Wolves, and Boris, who has none. */
async function open(competition: Partial<Competition>, anna: Partial<Player>, boris: Partial<Player>) {
  await renderPage({
    at: '/competitions/cup/teams',
    route: '/competitions/:competitionId/teams',
    Page: TeamsPage,
    language: 'en',
    documents: {
      [cupPath]: aCompetition(competition),
      [`${cupPath}/teams/wolves`]: aTeam('Wolves', ['a']),
      [`${cupPath}/players/a`]: aPlayer('a', {
        displayName: 'Anna',
        teamId: 'wolves',
        captain: true,
        ...anna,
      }),
      [`${cupPath}/players/b`]: aPlayer('b', { displayName: 'Boris', ...boris }),
    },
  })
  await screen.findByText('Anna')
}

const median = /Players without a rank count as/

test('what unranked players count as is said where somebody has a rank, until the start', async () => {
  await open({}, {}, { rankTier: 34 })
  expect(screen.getByText(median).textContent).toContain('“Crusader 4”')
  for (const [competition, boris] of [
    [{}, {}],
    [{ status: 'running', bracketId: 'first' }, { rankTier: 34 }],
  ] as const) {
    cleanup()
    await open(competition, {}, boris)
    expect(screen.queryByText(median)).toBeNull()
  }
})

test('a team shows the sum of its ranks, in which a player without a rank counts as the median of everybody', async () => {
  const card = () => screen.getByRole('listitem', { name: 'Wolves' }).textContent
  await open({}, { rankTier: 80 }, { rankTier: 34 })
  expect(card()).toContain('Rank sum 36')
  cleanup()
  // Crusader 4, the only rank, is the 14th step.
  await open({}, {}, { rankTier: 34 })
  expect(card()).toContain('Rank sum 14')
})

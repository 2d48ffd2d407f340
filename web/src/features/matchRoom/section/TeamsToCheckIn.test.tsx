// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { expect, test } from 'vitest'
import { aPlayer } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'

test('an organizer sees which teams with a match ahead have no account to check in with', async () => {
  const captains = [1, 2, 3, 4].map(number => [
    `${testCompetitionPath}/players/captain-${number}`,
    aPlayer(`captain-${number}`, {
      teamId: `team-${number}`,
      captain: true,
      ...(number === 3 && { guest: true }),
    }),
  ])
  const scene = {
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    documents: {
      ...runningTestCompetition(4),
      [testCompetitionPath]: aCompetition({
        status: 'running',
        bracketId: 'first',
        selfService: defaultSelfService,
      }),
      ...Object.fromEntries(captains),
    },
  } as const
  await renderPage({ ...scene, user: organizer })
  await screen.findByText('Чек-ин за эти команды проходите вы, аккаунта у них нет: Team 3.')
  cleanup()
  await renderPage(scene)
  await screen.findAllByText('Team 3')
  expect(screen.queryByText(/Чек-ин за эти команды/)).toBeNull()
})

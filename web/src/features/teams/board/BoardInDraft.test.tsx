// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTeam } from '#testing/entrants.ts'
import { aDraft, afterPicks, draftPath, draftPlayers } from '#testing/openDraft.ts'
import { organizer, person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import TeamsPage from './TeamsPage.tsx'

const open = (user: typeof organizer, documents: Readonly<Record<string, object>> = {}) =>
  renderPage({
    at: '/competitions/cup/teams',
    Page: TeamsPage,
    language: 'en',
    user,
    documents: {
      [testCompetitionPath]: aCompetition({ playerCount: 12, draftId: 'cup-draft' }),
      [draftPath]: afterPicks(aDraft(), ['p02']),
      ...Object.fromEntries(
        draftPlayers.map(player => [`${testCompetitionPath}/players/${player.uid}`, player]),
      ),
      ...documents,
    },
    functions: { assignPlayer: () => ({}) },
  })
const wolves = { [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', []) }

test('an organizer sees who is in the draft, and is asked before taking them out of it', async () => {
  const { user, calls } = await open(organizer, wolves)
  expect(await screen.findAllByText('draft: Player p01')).toHaveLength(2)
  screen.getByText('draft: Player p00')
  const move = async (player: string) => {
    await user.click(screen.getByRole('button', { name: `Actions: Player ${player}` }))
    await user.click(await screen.findByRole('menuitem', { name: /Wolves/ }))
  }
  await move('p05')
  await waitFor(() => expect(calls).toHaveLength(1))
  await move('p02')
  const question = within(await screen.findByRole('dialog', { name: 'Take the player out of the draft?' }))
  expect(calls).toHaveLength(1)
  await user.click(question.getByRole('button', { name: 'Move' }))
  await waitFor(() =>
    expect(calls.map(({ input }) => input)).toEqual([
      { competitionId: 'cup', uid: 'p05', teamId: 'wolves' },
      { competitionId: 'cup', uid: 'p02', teamId: 'wolves' },
    ]),
  )
})

test('who has deleted their account is not in the draft any more', async () => {
  await open(organizer, { [`${testCompetitionPath}/players/p02`]: { ...draftPlayers[2], displayName: null } })
  await screen.findByText('draft: Player p00')
  expect(screen.getAllByText('draft: Player p01')).toHaveLength(1)
})

test('a player in the draft can take no seat elsewhere, others can', async () => {
  await open(person('p02'), wolves)
  await screen.findByText('draft: Player p00')
  expect(screen.queryByRole('button', { name: /^(Join|Create)/ })).toBeNull()
  cleanup()
  await open(person('p05'), wolves)
  await screen.findByRole('button', { name: /^Join this team/ })
})

test('a board without teams says that the draft makes them', async () => {
  await open(organizer)
  await screen.findByText(/^Captains are picking players in the draft\./)
})

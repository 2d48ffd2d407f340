// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { packSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { expect, test, vi } from 'vitest'
import { useTeamsQuery } from '#documents/competition.ts'
import { askEarly } from '#platform/snapshot/earlySnapshot.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { useDeleteTeamMutation } from './teamEndpoints.ts'

const snapshot = largeSnapshot(2)
const [first, second] = snapshot.teams

function Page() {
  const teams = useTeamsQuery('cup').currentData?.value ?? []
  const [deleteTeam] = useDeleteTeamMutation()
  return teams.map(({ id, name }) => (
    <button key={id} type="button" onClick={() => void deleteTeam({ competitionId: 'cup', teamId: id })}>
      {name}
    </button>
  ))
}

test('a team that this page has deleted goes at once, though only changes are followed', async () => {
  if (!first || !second) throw new Error('No teams')
  vi.stubGlobal('fetch', async () => Response.json(packSnapshot(snapshot)))
  askEarly('/competitions/cup/teams')
  const { user, firestore } = await renderPage({
    at: '/competitions/cup/teams',
    Page,
    documents: Object.fromEntries(snapshot.teams.map(team => [`competitions/cup/teams/${team.id}`, team])),
    functions: {
      deleteTeam: ({ teamId }) => {
        firestore.put(`competitions/cup/teams/${teamId}`, null)
        return {}
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: first.name }))
  await vi.waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(1))
  expect(screen.getByRole('button', { name: second.name })).toBeDefined()
})

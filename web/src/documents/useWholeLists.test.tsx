// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { packSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { expect, test, vi } from 'vitest'
import { askEarly } from '#platform/snapshot/earlySnapshot.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { type CompetitionDocument, useCompetitionQuery, useTeamsQuery } from './competition.ts'
import { useWholeLists } from './useWholeLists.ts'

const snapshot = largeSnapshot(2)

function Teams({ competition }: { competition: CompetitionDocument }) {
  useWholeLists(competition)
  const teams = useTeamsQuery(competition.id).currentData?.value
  return <p>{teams?.map(({ name }) => name).join(', ')}</p>
}

function Page() {
  const competition = useCompetitionQuery('cup').currentData?.value
  return competition ? <Teams competition={competition} /> : null
}

test('a team that was deleted after the snapshot goes when the competition counts one less', async () => {
  let sent = snapshot
  vi.stubGlobal('fetch', async () => Response.json(packSnapshot(sent)))
  askEarly('/competitions/cup/teams')
  const [first, second] = snapshot.teams
  if (!first || !second) throw new Error('No teams')
  const { firestore } = await renderPage({
    at: '/competitions/cup/teams',
    Page,
    documents: { 'competitions/cup': snapshot.competition },
  })
  await screen.findByText(`${first.name}, ${second.name}`)

  firestore.put('competitions/cup', { ...snapshot.competition, teamCount: 1 })
  sent = { ...snapshot, asOf: snapshot.asOf + 1, teams: [first] }
  expect(await screen.findByText(first.name)).toBeDefined()
})

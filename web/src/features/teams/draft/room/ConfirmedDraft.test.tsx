// @vitest-environment happy-dom

import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPlayer } from '#testing/entrants.ts'
import {
  aDraft,
  afterPicks,
  allPicks,
  draftPath,
  draftPlayers as players,
  openDraft,
} from '#testing/openDraft.ts'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'

const turn = { competitionId: 'cup', draftId: 'cup-draft' }
const inputOf = (calls: readonly { name: string; input: unknown }[], name: string) =>
  calls.filter(call => call.name === name).map(({ input }) => input)

function confirmed() {
  const complete = afterPicks(aDraft(), allPicks)
  const draft = {
    ...complete,
    status: 'confirmed',
    teams: complete.teams.map((team, at) => ({ ...team, teamId: `team-${at}` })),
  } as const
  const seated = players.map(player => {
    const at = draft.teams.findIndex(
      ({ captainUid }, index) =>
        captainUid === player.uid || draft.picks.some(pick => pick.uid === player.uid && pick.team === index),
    )
    return at === -1 ? player : { ...player, teamId: `team-${at}` }
  })
  return { draft, seated }
}

test('a confirmed draft stays to be looked at, and an organizer returns to it after a question', async () => {
  const { draft, seated } = confirmed()
  const { user, calls } = await openDraft({ draft, players: seated })
  await screen.findByRole('heading', { name: 'The teams are made' })
  expect(within(screen.getByRole('list', { name: 'Teams' })).getAllByText(/^Player p/)).toHaveLength(10)
  await user.click(await screen.findByRole('button', { name: 'Return to the draft' }))
  const question = within(await screen.findByRole('dialog', { name: 'Return to the draft?' }))
  expect(inputOf(calls, 'reopenDraft')).toEqual([])
  await user.click(question.getByRole('button', { name: 'Return to the draft' }))
  expect(inputOf(calls, 'reopenDraft')).toEqual([{ ...turn, turn: draft.turn }])
})

test('after a confirmed draft, an organizer starts another one for those without a team', async () => {
  const { draft, seated } = confirmed()
  const late = ['q1', 'q2', 'q3', 'q4'].map(uid => aPlayer(uid))
  const { user, calls } = await openDraft({ draft, players: [...seated, ...late] })
  await user.click(await screen.findByRole('button', { name: 'New draft' }))
  await user.click(await screen.findByRole('button', { name: 'Start the draft' }))
  const [started] = inputOf(calls, 'startDraft') as readonly { captainUids: readonly string[] }[]
  expect(started?.captainUids).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Back to the last draft' }))
  await screen.findByRole('list', { name: 'Teams' })
})

test.each([
  ['some', ['team-0'], 'The draft is over. Some of its teams are no longer in the tournament.'],
  ['none', [], 'The draft is over. Its teams are no longer in the tournament.'],
] as const)('a confirmed draft of whose teams %s are left says so', async (_, left, text) => {
  const { draft, seated } = confirmed()
  const rest = seated.map(player =>
    left.some(id => id === player.teamId) ? player : { ...player, teamId: null },
  )
  await openDraft({ draft, players: rest })
  await screen.findByText(text)
  await screen.findByRole('button', { name: 'New draft' })
  expect(screen.queryByRole('button', { name: 'Return to the draft' })).toBeNull()
})

test('once there is a bracket, a confirmed draft is only looked at, and a cancelled one is not denied', async () => {
  const { draft, seated } = confirmed()
  const documents = {
    [testCompetitionPath]: aCompetition({ draftId: 'cup-draft', status: 'running', bracketId: 'first' }),
  }
  const { firestore } = await openDraft({ draft, players: seated, documents })
  await screen.findByText('The draft is over, and its teams are in the tournament.')
  for (const name of ['New draft', 'Return to the draft'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  act(() => firestore.put(draftPath, { ...draft, status: 'cancelled' }))
  await screen.findByRole('heading', { name: 'The draft is cancelled' })
  expect(screen.queryByText('There was no draft in this tournament')).toBeNull()
})

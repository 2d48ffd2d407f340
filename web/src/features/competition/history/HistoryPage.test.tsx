// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { testCompetitionPath } from '#testing/testCompetition.ts'
import { ofMatch, openHistory, played, ready, team } from './testing/openHistory.ts'

test('names those who have left, shows what happens now, and is for organizers', async () => {
  const entry = { uid: 'gone', at: 1, action: 'createTeam', team, personUid: null }
  const { firestore } = await openHistory({ one: entry }, 'en')
  await screen.findByText('Former organizer')
  firestore.put(`${testCompetitionPath}/log/two`, { ...entry, uid: 'player', at: 2 })
  await screen.findByText('Player player')
  cleanup()
  await openHistory({ one: entry }, 'en', 'stranger')
  await screen.findByText('The history is for organizers')
  expect(screen.queryByText('Former organizer')).toBeNull()
})

test('shows a page at a time', async () => {
  const log = Array.from({ length: 35 }, (_, index) => {
    const name = `Team ${index}`
    return [
      `e${index + 10}`,
      { uid: organizer.uid, at: index, action: 'createTeam', team: { ...team, name } },
    ]
  })
  await openHistory(Object.fromEntries(log), 'en')
  await screen.findByRole('button', { name: 'Show more' })
  expect(screen.getAllByRole('listitem')).toHaveLength(31)
})

test('a correction of the winner is one entry, and each topic can be shown alone', async () => {
  const by = { uid: organizer.uid }
  const other = { ...played, score: [1, 2], winner: 1 } as const
  const log = {
    reopened: { ...by, at: 10_000, ...ofMatch('reopenMatch', played, ready) },
    finished: { ...by, at: 11_000, ...ofMatch('finishSeries', ready, other) },
    // A result that somebody records later is no correction.
    reopenedBefore: { ...by, at: 1000, ...ofMatch('reopenMatch', played, ready) },
    created: { ...by, at: 2000, action: 'createTeam', team, personUid: null },
  }
  const { user } = await openHistory(log, 'en')
  await screen.findByText('Corrected a score: Wolves – Bears, 2:1 → 1:2')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Teams' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  await screen.findByText('Nothing of the kind yet.')
})

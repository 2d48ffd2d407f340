// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import type { BroadcastQueue } from '@upper-bracket/shared/live/broadcastQueue'
import { expect, test } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import {
  runningTestCompetition,
  selfRunningTestCompetition,
  testCompetitionPath,
} from '#testing/testCompetition.ts'
import ShownMatchPage from './ShownMatchPage.tsx'

function open(ids: readonly string[], scene: Partial<Parameters<typeof renderPage>[0]> = {}) {
  const documents: Record<string, object> = runningTestCompetition(8)
  const broadcastQueue = {
    bracketId: 'first',
    matches: ids.map(matchId => ({ matchId, stream: 0, locked: false })),
    revision: 7,
  }
  documents[testCompetitionPath] = { ...documents[testCompetitionPath], broadcastQueue }
  const at = hrefs.competitionLive('cup')
  return renderPage({ at, Page: ShownMatchPage, language: 'en', documents, ...scene })
}

test('viewers see the first match of the queue on air and the following ones below', async () => {
  await open(['main-1-2', 'main-1-1', 'main-1-3'])
  const next = within(await screen.findByRole('region', { name: 'Up next' }))
  expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Team 1 vs Team 8'),
    expect.stringContaining('Team 2 vs Team 7'),
  ])
  within(screen.getByRole('region', { name: 'On air' })).getByText('Team 4')
})

test('where teams run their matches, an organizer locks one until the broadcast is there', async () => {
  const sent: unknown[] = []
  const documents: Record<string, object> = selfRunningTestCompetition({
    broadcastQueue: {
      bracketId: 'first',
      matches: [{ matchId: 'main-1-1', stream: 0, locked: false }],
      revision: 2,
    },
  })
  const { user } = await open([], {
    documents,
    user: organizer,
    functions: {
      setBroadcastQueue: ({ matches, revision }) => {
        sent.push(matches)
        return { revision: revision + 1 }
      },
    },
  })
  const lock = await screen.findByRole('button', { name: 'Hold for the broadcast: Team 1 vs Team 4' })
  await user.click(lock)
  await waitFor(() => expect(sent).toEqual([[{ matchId: 'main-1-1', stream: 0, locked: true }]]))
  expect(lock.getAttribute('aria-pressed')).toBe('true')
})

test('an organizer moves, removes and adds matches, each change after the previous one', async () => {
  const sent: BroadcastQueue[] = []
  const { user } = await open(['main-1-1', 'main-1-2'], {
    user: organizer,
    functions: {
      setBroadcastQueue: ({ bracketId, matches, revision }) => {
        sent.push({ bracketId, matches, revision })
        return { revision: revision + 1 }
      },
    },
  })
  const queue = within(await screen.findByRole('region', { name: 'Broadcast queue' }))
  await user.click(queue.getByRole('button', { name: 'Move up: Team 4 vs Team 5' }))
  await user.click(queue.getByRole('button', { name: 'Remove from the queue: Team 1 vs Team 8' }))
  await user.click(queue.getByRole('button', { name: 'Add a match to the broadcast' }))
  await user.click(await screen.findByRole('button', { name: /^Team 3 vs Team 6/ }))
  await waitFor(() =>
    expect(sent.map(({ matches, revision }) => [revision, ...matches.map(({ matchId }) => matchId)])).toEqual(
      [
        [7, 'main-1-2', 'main-1-1'],
        [8, 'main-1-2'],
        [9, 'main-1-2', expect.stringMatching(/^main-1-[34]$/)],
      ],
    ),
  )
})

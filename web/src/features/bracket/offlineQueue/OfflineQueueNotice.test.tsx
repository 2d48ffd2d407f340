// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { afterEach, expect, test, vi } from 'vitest'
import { organizer, person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import BracketPage from '../page/BracketPage.tsx'
import OfflineQueueSync from './OfflineQueueSync.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const matchId = 'main-1-1'
const path = `${testCompetitionPath}/brackets/first/matches/${matchId}`

function connect(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')))
}

/** The page of an organizer, or a producer, who has won the first match for Team 1 without a network. */
async function scoredOffline(
  functions: Parameters<typeof renderPage>[0]['functions'] = {},
  user = organizer,
) {
  const documents: Record<string, object> = runningTestCompetition(4)
  documents[testCompetitionPath] = { ...documents[testCompetitionPath], producerUids: ['producer'] }
  connect(false)
  const page = await renderPage({
    at: '/competitions/cup/bracket',
    Page: () => (
      <>
        <OfflineQueueSync />
        <BracketPage />
      </>
    ),
    user,
    documents,
    functions,
  })
  const agenda = within(await screen.findByRole('region', { name: 'Матчи сейчас' }))
  await page.user.click(await agenda.findByRole('button', { name: 'Победа: Team 1' }))
  await screen.findByText(/^Не отправлено: записанное в 1 матче/)
  return { ...page, card: () => document.querySelector<HTMLElement>(`[data-match="${matchId}"]`) }
}

/** The match as somebody else has finished it. */
function finishedWith(score: Match['score'], games?: Match['games']) {
  const played = after(
    bracketOf(4),
    before => startMatch(before, matchId),
    before => finishSeries(before, matchId, score, games),
  )
  return played.matches.get(matchId) as Match
}

const names = (calls: readonly { readonly name: string }[]) => calls.map(({ name }) => name)
const accepting = {
  startMatch: ({ revision }: { revision: number }) => ({ revision: revision + 1 }),
  finishSeries: ({ revision }: { revision: number }) => ({ revision: revision + 1 }),
}

test('without a network a result is shown and kept, and sent in order when there is one', async () => {
  const { calls, card } = await scoredOffline(accepting)
  expect(calls).toEqual([])
  expect(card()?.dataset).toMatchObject({ status: 'finished', queued: 'true' })
  expect(card()?.getAttribute('aria-label')).toContain('не отправлено')

  connect(true)
  await waitFor(() => expect(screen.queryByText(/^Не отправлено/)).toBeNull())
  expect(names(calls)).toEqual(['startMatch', 'finishSeries'])
  expect(card()?.dataset).toMatchObject({ status: 'finished' })
  expect(card()?.dataset['queued']).toBeUndefined()
})

test('a command without a response is kept, and the next one does not overtake it', async () => {
  let isReached = false
  const { calls } = await scoredOffline({
    startMatch: ({ revision }) => {
      if (!isReached) throw { code: 'offline', facts: {}, fields: [] }
      return { revision: revision + 1 }
    },
    finishSeries: accepting.finishSeries,
  })
  connect(true)
  await waitFor(() => expect(names(calls)).toEqual(['startMatch']))
  isReached = true
  connect(true)
  await waitFor(() => expect(names(calls)).toEqual(['startMatch', 'startMatch', 'finishSeries']))
})

test('a result that a paused operation refuses is kept, and sent once it goes on', async () => {
  let isPaused = true
  const { calls, card } = await scoredOffline({
    ...accepting,
    startMatch: ({ revision }) => {
      if (isPaused) throw refused('operation-paused')
      return { revision: revision + 1 }
    },
  })
  connect(true)
  await waitFor(() => expect(names(calls)).toEqual(['startMatch']))
  await screen.findByText(/^Не отправлено: записанное в 1 матче/)
  expect(card()?.dataset).toMatchObject({ status: 'finished', queued: 'true' })
  isPaused = false
  connect(true)
  await waitFor(() => expect(screen.queryByText(/^Не отправлено/)).toBeNull())
  expect(names(calls)).toEqual(['startMatch', 'startMatch', 'finishSeries'])
  expect(card()?.dataset['queued']).toBeUndefined()
})

test('a conflicting result is shown next to the current one, and resent if the organizer wants', async () => {
  const theirs = finishedWith([0, 1], [{ outcome: 1, rounds: [7, 13], map: 'mirage', source: 'organizer' }])
  const seen: unknown[] = []
  const { firestore, user, card } = await scoredOffline({
    startMatch: () => {
      throw refused('changed-meanwhile', { revision: 2 })
    },
    reopenMatch: input => {
      seen.push(['reopenMatch', input.revision, input.cascade])
      return { revision: input.revision + 1, undone: [], basis: '' }
    },
    finishSeries: ({ revision, score }) => {
      seen.push(['finishSeries', revision, score])
      return { revision: revision + 1 }
    },
  })
  act(() => firestore.put(path, theirs))
  connect(true)
  const dialog = within(await screen.findByRole('region', { name: /^Матч 1: пока не было связи/ }))
  dialog.getByText('1:0, завершён, победитель — Team 1')
  dialog.getByText('7:13, завершён, победитель — Team 4 · Mirage 7:13')
  expect(card()?.dataset['queued']).toBeUndefined()

  await user.click(dialog.getByRole('button', { name: 'Записать мой вариант' }))
  await waitFor(() =>
    expect(seen).toEqual([
      ['reopenMatch', 2, false],
      ['finishSeries', 3, [1, 0]],
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Матч 1: пока/ })).toBeNull())
})

test('a score entered after a conflict decides it', async () => {
  const { firestore, user } = await scoredOffline({
    ...accepting,
    startMatch: () => {
      throw refused('changed-meanwhile', { revision: 1 })
    },
  })
  const running = after(bracketOf(4), before => startMatch(before, matchId)).matches.get(matchId)
  act(() => firestore.put(path, { ...running, score: [0, 0], revision: 3 }))
  connect(true)
  await screen.findByRole('region', { name: /^Матч 1: пока не было связи/ })
  const agenda = within(screen.getByRole('region', { name: 'Матчи сейчас' }))
  await user.click(agenda.getByRole('button', { name: 'Победа: Team 4' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Матч 1: пока/ })).toBeNull())
})

test('a producer, who may not change a finished match, can only discard a conflicting result', async () => {
  const startMatch = () => {
    throw refused('changed-meanwhile', { revision: 2 })
  }
  const { firestore } = await scoredOffline({ startMatch }, person('producer'))
  act(() => firestore.put(path, finishedWith([0, 1])))
  connect(true)
  const conflict = within(await screen.findByRole('region', { name: /^Матч 1: пока не было связи/ }))
  expect(conflict.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Оставить как сейчас',
  ])
})

test('a result that somebody else has recorded just so is no conflict', async () => {
  const theirs = finishedWith([1, 0])
  const { firestore, calls, card } = await scoredOffline({
    startMatch: () => {
      throw refused('changed-meanwhile', { revision: 2 })
    },
  })
  act(() => firestore.put(path, theirs))
  connect(true)
  await waitFor(() => expect(names(calls)).toEqual(['startMatch']))
  await waitFor(() => expect(localStorage.length).toBe(0))
  expect(calls[0]?.input).toMatchObject({
    teamIds: ['team-1', 'team-4'],
    queued: { sees: { status: 'ready' }, leadsTo: { status: 'finished', score: [1, 0] } },
  })
  expect(screen.queryByRole('region', { name: /^Матч 1: пока/ })).toBeNull()
  expect(card()?.dataset).toMatchObject({ status: 'finished' })
  expect(card()?.dataset['queued']).toBeUndefined()
})

test('what is kept for a bracket that is gone is said, and forgotten', async () => {
  const { firestore, user } = await scoredOffline({
    startMatch: () => {
      throw refused('changed-meanwhile')
    },
  })
  act(() =>
    firestore.put(testCompetitionPath, {
      ...firestore.read(testCompetitionPath),
      bracketId: null,
      status: 'registration',
    }),
  )
  connect(true)
  await screen.findByText(/^Сетку, в которую вы записывали без связи, удалили. Не отправлено матчей: 1/)
  await user.click(screen.getByRole('button', { name: 'Понятно' }))
  await waitFor(() => expect(screen.queryByText(/^Сетку, в которую/)).toBeNull())
  expect(localStorage.length).toBe(0)
})

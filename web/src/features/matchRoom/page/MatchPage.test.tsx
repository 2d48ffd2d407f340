// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { afterEach, expect, test, vi } from 'vitest'
import { heldNow, stubHeights } from '#testing/heldHeight.ts'
import { aReport, checkIn, minute, openMatch, started } from '#testing/openMatch.ts'
import { testCompetitionPath } from '#testing/testCompetition.ts'
import { aMatchRoom, matchRoomPath } from '#testing/testMatchRoom.ts'
import { clientLoader } from './MatchPage.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [
    'ru',
    /на месте$/,
    /^Player wolf · Team 1: победа «Team 1» 2:1/,
    /не оспорил счёт вовремя/,
    'Организатор изменил матч',
  ],
  [
    'en',
    /checked in$/,
    /^Team 1 won 2:1, reported by Player wolf/,
    /in time$/,
    'An organizer changed the match',
  ],
] as const)(
  'tells everybody who was there, how the result came about, and that it was corrected since (%s)',
  async (language, there, reported, settledBy, changed) => {
    const over = (bracket: Bracket) =>
      after(started(bracket), before => finishSeries(before, 'main-1-1', [2, 1]))
    const now = Date.now()
    const settled = { how: 'unanswered', at: now } as const
    const matchRoom = aMatchRoom({ checkIn: checkIn([now - minute, now]), report: aReport({ settled }) })
    const { firestore } = await openMatch({ language, happened: over, matchRoom })
    await screen.findByText(settledBy)
    expect(screen.getAllByText(there)).toHaveLength(2)
    await screen.findByText(reported)
    expect(screen.queryByText(changed)).toBeNull()
    act(() => firestore.put(matchRoomPath, { ...matchRoom, decidedAt: now + minute }))
    await screen.findByText(changed)
    expect(screen.queryByRole('link', { name: /организаторов|organizers/ })).toBeNull()
  },
)

test.each(['ru', 'en'] as const)(
  'an address that names no match ends at the 404 page (%s)',
  async language => {
    // React writes what a boundary has caught to the console.
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    await openMatch({ matchId: 'main-9-1', language })
    const path = '/competitions/cup/matches/main-9-1'
    await screen.findByRole('heading', {
      level: 1,
      name: `${language === 'ru' ? 'Страница не найдена' : 'Page Not Found'}: ${path}`,
    })
  },
)

test('of what can be no match nothing is read', () => {
  expect(clientLoader({ params: { matchId: 'third-place-1-1' } })).toBeNull()
  expect(() => clientLoader({ params: { matchId: 'zzz' } })).toThrow(expect.objectContaining({ status: 404 }))
})

test.each([
  ['ru', 'Team 1 — Team 4 · Winter Cup · Upper Bracket'],
  ['en', 'Team 1 vs Team 4 · Winter Cup · Upper Bracket'],
] as const)(
  'the title in the tab names both teams, and the score once there is one (%s)',
  async (language, title) => {
    await openMatch({ language })
    await waitFor(() => expect(document.title).toBe(title))
    cleanup()
    const over = (bracket: Bracket) =>
      after(started(bracket), before => finishSeries(before, 'main-1-1', [1, 2]))
    await openMatch({ language, happened: over })
    await waitFor(() => expect(document.title).toBe('Team 1 1:2 Team 4 · Winter Cup · Upper Bracket'))
  },
)

test.each([
  ['ru', 'Вместо игрока Player wolf', 'Удалённый игрок', 'Ранг не указан'],
  ['en', 'In for Player wolf', 'Deleted player', 'No rank'],
] as const)(
  'a match that has started shows who played, and for whom, in %s',
  async (language, standsIn, deleted, unranked) => {
    const player = (uid: string, fields: object = {}) => ({
      uid,
      name: `Player ${uid}`,
      rankTier: 11,
      captain: false,
      standsInFor: null,
      ...fields,
    })
    await openMatch({
      language,
      happened: started,
      documents: {
        [`${testCompetitionPath}/brackets/first/lineUps/main-1-1`]: {
          at: 1,
          game: 'dota2',
          uids: ['loner', 'wolf', 'former', 'bear'],
          teams: [
            {
              teamId: 'team-1',
              players: [
                player('loner', { standsInFor: { uid: 'wolf', name: 'Player wolf' } }),
                player('former', { name: null, rankTier: null }),
              ],
            },
            { teamId: 'team-4', players: [player('bear', { captain: true, rankTier: null })] },
          ],
        },
      },
    })
    await screen.findByText('Player loner')
    screen.getByText(standsIn)
    screen.getByText(deleted)
    // A team of which nobody has a rank shows none.
    expect(screen.getAllByRole('img', { name: unranked })).toHaveLength(1)
    expect(screen.queryByText('Player mate')).toBeNull()
  },
)

test('a producer starts a match that organizers run, without the tools of organizers', async () => {
  await openMatch({ competition: { selfService: null, producerUids: ['spectator'] } })
  await screen.findByRole('button', { name: 'Начать матч' })
  expect(screen.queryByRole('button', { name: 'Неявка' })).toBeNull()
})

test.each([
  ['main-1-1', 'В трансляции перед этим матчем ещё 1 матч'],
  ['main-1-2', 'В трансляции этот матч следующий'],
])('the teams of %s learn its place in the queue of the broadcast', async (matchId, text) => {
  const rows = ['main-1-2', 'main-1-1'].map(id => ({ matchId: id, stream: 0, locked: true }))
  const broadcastQueue = { bracketId: 'first', matches: rows, revision: 1 }
  await openMatch({ who: 'captain', matchId, competition: { broadcastQueue } })
  await screen.findByText(text)
})

test('what is held at the lower edge keeps toasts off its buttons, and only while it is there', async () => {
  stubHeights(150)
  const { unmount } = await openMatch({
    who: 'captain',
    matchRoom: aMatchRoom({ checkIn: checkIn([null, null]) }),
  })
  await screen.findByRole('button', { name: 'Мы на месте' })
  expect(heldNow()).toBe('150px')
  unmount()
  expect(heldNow()).toBe('')
})

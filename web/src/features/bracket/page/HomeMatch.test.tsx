// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { StandIn } from '@upper-bracket/shared/matchRoom/matchRoom'
import { type MatchRoom, matchRoomIdOf, newMatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { withStandIns } from '@upper-bracket/shared/matchRoom/standIn'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { expect, test } from 'vitest'
import { aPlayer } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import HomeMatch from './HomeMatch.tsx'

const me = { uid: 'player-0', email: 'me@example.org' }
const profile = { ...newProfile({ email: me.email, displayName: null }, 0), activeCompetitionID: 'cup' }

test('a player sees their match, and that it has begun, with a link to it', async () => {
  const before = runningTestCompetition(4)
  const [teamPath = ''] = Object.keys(before).filter(path => path.startsWith(`${testCompetitionPath}/teams/`))
  const { firestore } = await renderPage({
    Page: HomeMatch,
    user: me,
    documents: {
      ...before,
      [`${testCompetitionPath}/players/${me.uid}`]: aPlayer(me.uid, {
        teamId: teamPath.split('/').at(-1) ?? '',
      }),
      [`profiles/${me.uid}`]: profile,
    },
  })
  const link = await screen.findByRole('link', { name: /Ваш следующий матч.*Team 1 — Team 4/ })
  expect(link.getAttribute('href')).toBe('/competitions/cup/bracket?match=main-1-1')

  const started = runningTestCompetition(4, {
    after: bracket => {
      const outcome = startMatch(bracket, 'main-1-1')
      if (!outcome.ok) throw new Error(outcome.code)
      return outcome.value.bracket
    },
  })
  const runsItself = aCompetition({ status: 'running', bracketId: 'first', selfService: defaultSelfService })
  firestore.put(testCompetitionPath, runsItself)
  await expect
    .poll(() => screen.getByRole('link').getAttribute('href'))
    .toBe('/competitions/cup/matches/main-1-1')

  const path = `${testCompetitionPath}/brackets/first/matches/main-1-1`
  firestore.put(path, started[path] ?? null)
  await screen.findByRole('link', { name: /Ваш матч идёт/ })
  firestore.put(testCompetitionPath, aCompetition({ status: 'finished', bracketId: 'first' }))
  await expect.poll(() => screen.queryByRole('link')).toBeNull()
})

test('a stand-in sees the match while they stand in, and as long as it is played', async () => {
  const documents = runningTestCompetition(4)
  const matchPath = `${testCompetitionPath}/brackets/first/matches/main-1-1`
  const match = documents[matchPath] as unknown as Match
  const matchRoomPath = `${testCompetitionPath}/brackets/first/matchRooms/${matchRoomIdOf(match)}`
  const matchRoom = newMatchRoom(match) as MatchRoom
  const asked = { standInId: 'a', side: 0, outUid: 'mate', inUid: me.uid, uid: 'captain', at: 0 } as const
  const inState = (state: StandIn['state']) => ({ ...withStandIns(matchRoom, [{ ...asked, state }]) })
  const matePath = `${testCompetitionPath}/players/mate`
  const [teamId] = matchRoom.teamIds
  const { firestore } = await renderPage({
    Page: HomeMatch,
    user: me,
    documents: {
      ...documents,
      [testCompetitionPath]: aCompetition({
        status: 'running',
        bracketId: 'first',
        selfService: defaultSelfService,
      }),
      [`${testCompetitionPath}/players/${me.uid}`]: aPlayer(me.uid),
      [matePath]: aPlayer('mate', { teamId }),
      [`profiles/${me.uid}`]: profile,
      [matchRoomPath]: inState('granted'),
    },
  })
  const shown = () => screen.queryByRole('link', { name: /Вы выходите на замену.*Team 1 — Team 4/ })
  await expect.poll(() => shown()?.getAttribute('href')).toBe('/competitions/cup/matches/main-1-1')

  for (const [path, without, as] of [
    [matchRoomPath, inState('withdrawn'), inState('granted')],
    // Whom they replace has left the team.
    [matePath, aPlayer('mate'), aPlayer('mate', { teamId })],
    [matchPath, { ...match, status: 'finished', winner: 0 }, { ...match }],
  ] as const) {
    act(() => firestore.put(path, without))
    await expect.poll(shown).toBeNull()
    act(() => firestore.put(path, as))
    await expect.poll(shown).not.toBeNull()
  }
})

test('who has no team sees nothing', async () => {
  await renderPage({
    Page: HomeMatch,
    user: organizer,
    documents: { ...runningTestCompetition(4), [`profiles/${organizer.uid}`]: profile },
  })
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(screen.queryByRole('link')).toBeNull()
})

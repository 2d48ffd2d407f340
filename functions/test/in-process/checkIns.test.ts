import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { afterEach, expect, it, vi } from 'vitest'
import { freshId, hour } from '../../../testing/seededCompetition.ts'
import { fanOut } from '../../src/notifications/fanOut.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'
import { beforeNextCommit } from './support/beforeNextCommit.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { kindsTold, people, playedCompetition, told } from './support/playedCompetition.ts'

const minute = 60_000
afterEach(() => {
  vi.restoreAllMocks()
})

it('waits for the broadcast while locked: no check-in counts or closes; unlocking asks both teams again', async () => {
  const { owner, first, fourth } = people
  const { competitionId, bracketId, matchOf, matchRoomOf, checkIn } = await playedCompetition({
    noShow: 'walkover',
  })
  let revision = 0
  const lock = async (...lockedIds: readonly string[]) => {
    const matches = lockedIds.map(matchId => ({ matchId, stream: 0, locked: true }))
    const input = { competitionId, bracketId, revision, matches }
    expect(await call('setBroadcastQueue', owner, input)).toEqual({
      ok: true,
      value: { revision: revision + 1 },
    })
    revision += 1
  }
  await checkIn('main-1-1', first)
  const before = await matchRoomOf('main-1-1')
  if (before === undefined) throw new Error('The match has no match room')
  const deadline = before.checkIn?.deadline ?? 0
  beforeNextCommit(() => lock('main-1-1'))
  expect(await checkIn('main-1-1', fourth)).toEqual([refused('match-locked')])
  expect((await matchRoomOf('main-1-1'))?.checkIn).toBeNull()
  // A check-in that was opened in the same moment is still there, and the timer that drops it late.
  const matchRoomId = matchRoomIdOf(await matchOf('main-1-1')) ?? ''
  await documents.matchRooms(competitionId, bracketId).doc(matchRoomId).set(before)
  const timers = await documents.timers().where('competitionId', '==', competitionId).get()
  const late = timers.docs.find(timer => timer.data().kind === 'openCheckIns')
  await late?.ref.update({ dueAt: deadline + 1 })
  await fireDueTimers(deadline)
  expect((await matchOf('main-1-1')).status).toBe('ready')
  await fireDueTimers(deadline + 1)
  expect((await matchRoomOf('main-1-1'))?.checkIn).toBeNull()

  const opened = async () => (await kindsTold(competitionId)).filter(kind => kind === 'checkInOpened').length
  const openedBefore = await opened()
  await lock()
  await Promise.all([fireDueTimers(deadline + 2), fireDueTimers(deadline + 2)])
  expect((await matchRoomOf('main-1-1'))?.checkIn).toMatchObject({ at: [null, null] })
  expect(await opened()).toBe(openedBefore + 1)
  await checkIn('main-1-1', first, fourth)
  expect((await matchOf('main-1-1')).status).toBe('running')
})

it('awards a walkover at the deadline, once, to the team that is present; a match started meanwhile is left alone', async () => {
  const { first, second, third } = people
  const { competitionId, teamIds, matchOf, matchRoomOf, checkIn } = await playedCompetition({
    noShow: 'walkover',
  })
  await checkIn('main-1-1', first)
  await checkIn('main-1-2', second, third)
  const deadline = (await matchRoomOf('main-1-1'))?.checkIn?.deadline ?? 0
  await Promise.all([fireDueTimers(deadline), fireDueTimers(deadline)])
  await fireDueTimers(deadline + minute)
  expect(await matchOf('main-1-1')).toMatchObject({ status: 'finished', winner: 0, forfeits: [false, true] })
  expect((await matchOf('main-1-1')).revision).toBe(1)
  expect((await matchOf('main-1-2')).status).toBe('running')
  expect((await matchOf('main-2-1')).slots[0].teamId).toBe(teamIds[0])
  const decisions = (await told(competitionId)).filter(({ kind }) => kind === 'matchDecided')
  expect(decisions).toMatchObject([{ facts: { winnerTeamId: teamIds[0], walkover: true }, byUid: null }])
  const log = await logOf({ competitionId })
  expect(log).toHaveLength(2)
  expect(log).toContainEqual(expect.objectContaining({ action: 'forfeitMatch', uid: null }))
  expect((await kindsTold(competitionId)).filter(kind => kind === 'checkInClosing')).toHaveLength(1)
})

it('has an organizer check in teams without an account, tells who, and lets none of them forfeit', async () => {
  const { owner, first, third } = people
  const { competitionId, bracketId, teamIds, inMatch, checkIn, matchOf, matchRoomOf } =
    await playedCompetition({ noShow: 'walkover' }, { guests: ['second', 'fourth'] })
  expect((await matchRoomOf('main-1-1'))?.checkIn?.organizerSides).toEqual([1])
  const needed = (await told(competitionId)).filter(({ kind }) => kind === 'checkInNeeded')
  expect(needed.map(({ audience, byUid }) => ({ audience, byUid }))).toEqual(
    expect.arrayContaining([
      { audience: { of: 'organizers', teamIds: [teamIds[3]] }, byUid: null },
      { audience: { of: 'organizers', teamIds: [teamIds[1]] }, byUid: null },
    ]),
  )
  expect(needed).toHaveLength(2)
  const event = needed.find(({ facts }) => 'matchId' in facts && facts.matchId === 'main-1-1')
  const eventId = ['checkInNeeded', competitionId, bracketId, 'main-1-1', 0].join('-')
  const openedAt = (await matchRoomOf('main-1-1'))?.checkIn?.openedAt
  await fanOut(`${eventId}-${openedAt}`, Date.now(), () => Promise.resolve())
  const shown = await documents.notifications(owner.uid).doc(`${eventId}-${openedAt}`).get()
  expect(shown.data()).toMatchObject({ facts: event?.facts, teams: [{ name: 'Team 4' }] })

  await checkIn('main-1-1', first)
  await checkIn('main-1-2', third)
  expect(await call('checkInForMatch', owner, await inMatch('main-1-2', people.second))).toMatchObject({
    ok: true,
  })
  expect((await matchOf('main-1-2')).status).toBe('running')
  const { deadline = 0 } = (await matchRoomOf('main-1-1'))?.checkIn ?? {}
  await fireDueTimers(deadline)
  expect(await matchOf('main-1-1')).toMatchObject({ status: 'ready', forfeits: [false, false] })
  expect((await matchRoomOf('main-1-1'))?.attention).toBe('no-show')
  expect(await call('checkInForMatch', owner, await inMatch('main-1-1', people.fourth))).toMatchObject({
    ok: true,
  })
  expect((await matchOf('main-1-1')).status).toBe('running')
})

it('puts a check-in off with its match, and asks again when that is due', async () => {
  const { owner, first } = people
  const { competitionId, bracketId, matchOf, matchRoomOf, checkIn } = await playedCompetition({
    noShow: 'walkover',
  })
  const startsAt = Date.now() + hour
  const planned = await call('planMatches', owner, {
    competitionId,
    bracketId,
    planId: freshId(),
    edition: 0,
    ...defaultSchedule,
    starts: [['main-1-1', startsAt]],
  })
  expect(planned).toMatchObject({ ok: true })
  expect((await checkIn('main-1-1', first))[0]).toEqual(refused('no-check-in'))
  await fireDueTimers(startsAt - 1)
  expect((await matchOf('main-1-1')).status).toBe('ready')
  expect((await matchRoomOf('main-1-1'))?.checkIn).toBeNull()
  await Promise.all([fireDueTimers(startsAt), fireDueTimers(startsAt)])
  expect((await matchRoomOf('main-1-1'))?.checkIn).toMatchObject({ openedAt: startsAt, at: [null, null] })
  expect((await matchOf('main-1-2')).status).toBe('finished')
})

it.each(['walkover', 'organizer'] as const)(
  'asks again where a match was put off past its deadline and the planned time then taken back: %s',
  async noShow => {
    const { owner, first, fourth } = people
    const { competitionId, bracketId, matchOf, matchRoomOf, checkIn } = await playedCompetition({ noShow })
    await checkIn('main-1-1', first)
    const plan = (edition: number, startsAt: number | null) =>
      call('planMatches', owner, {
        competitionId,
        bracketId,
        planId: freshId(),
        edition,
        ...defaultSchedule,
        starts: [['main-1-1', startsAt]],
      })
    const { deadline = 0 } = (await matchRoomOf('main-1-1'))?.checkIn ?? {}
    expect(await plan(0, deadline + hour)).toMatchObject({ ok: true })
    await fireDueTimers(deadline)
    expect(await matchOf('main-1-1')).toMatchObject({ status: 'ready', revision: 0 })
    expect(await plan(1, null)).toMatchObject({ ok: true })
    await fireDueTimers(deadline + minute)

    const asked = (await matchRoomOf('main-1-1'))?.checkIn
    expect(asked).toMatchObject({ at: [null, null] })
    expect(asked?.deadline).toBeGreaterThan(Date.now())
    expect(await checkIn('main-1-1', first, fourth)).toEqual([
      { ok: true, value: {} },
      { ok: true, value: {} },
    ])
    expect((await matchOf('main-1-1')).status).toBe('running')
  },
)

it('moves a match to the time that both captains want, once, and asks them to check in then', async () => {
  const { mate, first, fourth } = people
  const { competitionId, inMatch, matchOf, matchRoomOf } = await playedCompetition({
    moveMinutes: 60,
    noShow: 'walkover',
  })
  const [one, other] = [await inMatch('main-1-1', first), await inMatch('main-1-1', fourth)]
  const startsAt = Date.now() + 30 * minute
  const proposal = { ...one, proposalId: freshId(), startsAt }
  expect(await call('proposeTime', mate, proposal)).toEqual(refused('permission-denied'))
  expect(await call('proposeTime', first, { ...proposal, startsAt: startsAt + hour })).toEqual(
    refused('time-too-far'),
  )
  expect(await call('proposeTime', first, proposal)).toEqual({ ok: true, value: {} })
  const answer = { ...other, proposalId: proposal.proposalId, accepts: true }
  expect(await call('answerProposal', first, { ...answer, teamId: one.teamId })).toEqual(
    refused('own-proposal'),
  )
  const answers = [answer, answer].map(each => call('answerProposal', fourth, each))
  expect(await Promise.all(answers)).toEqual([
    { ok: true, value: {} },
    { ok: true, value: {} },
  ])
  expect((await kindsTold(competitionId)).filter(kind => kind.startsWith('time')).toSorted()).toEqual([
    'timeAgreed',
    'timeProposed',
  ])
  await fireDueTimers(startsAt - 1)
  expect(await matchOf('main-1-1')).toMatchObject({
    status: 'ready',
    startsAt,
    plannedStart: null,
    revision: one.revision,
  })
  await fireDueTimers(startsAt)
  expect((await matchRoomOf('main-1-1'))?.checkIn).toMatchObject({ openedAt: startsAt, at: [null, null] })
})

it('leaves a walkover to an organizer, once, where the winner would come to a place that was filled by hand', async () => {
  const { owner, first, second, third } = people
  const { competitionId, bracketId, teamIds, matchOf, matchRoomOf, checkIn, report, answer } =
    await playedCompetition({
      noShow: 'walkover',
    })
  await checkIn('main-1-2', second, third)
  await report('main-1-2', second, [2, 0])
  await answer('main-1-2', third, true)
  const { revision } = await matchOf('main-2-1')
  const placed = { competitionId, bracketId, matchId: 'main-2-1', revision, slot: 0 as const }
  expect(await call('placeTeam', owner, { ...placed, teamId: teamIds[2] ?? '' })).toMatchObject({ ok: true })
  await checkIn('main-1-1', first)
  const { deadline = 0 } = (await matchRoomOf('main-1-1'))?.checkIn ?? {}
  for (let time = 0; time < 2; time += 1) await fireDueTimers(deadline)
  expect((await matchRoomOf('main-1-1'))?.attention).toBe('stuck')
  expect((await matchOf('main-1-1')).status).toBe('ready')
  expect((await told(competitionId)).filter(({ kind }) => kind === 'matchStuck')).toMatchObject([
    { audience: { of: 'organizers' }, facts: { matchId: 'main-1-1' } },
  ])
})

it('either starts a match or moves it, if both are asked for in the same instant', async () => {
  const { owner, first, fourth } = people
  const { competitionId, bracketId, inMatch, matchOf, matchRoomOf } = await playedCompetition({
    moveMinutes: 60,
  })
  const [one, other] = [await inMatch('main-1-1', first), await inMatch('main-1-1', fourth)]
  const proposal = { ...one, proposalId: freshId(), startsAt: Date.now() + 30 * minute }
  expect(await call('proposeTime', first, proposal)).toMatchObject({ ok: true })
  const [started, moved] = await Promise.all([
    call('startMatch', owner, {
      competitionId,
      bracketId,
      matchId: 'main-1-1',
      revision: one.revision,
    }),
    call('answerProposal', fourth, { ...other, proposalId: proposal.proposalId, accepts: true }),
  ])
  expect(started).toMatchObject({ ok: true })
  const match = await matchOf('main-1-1')
  expect(match.status).toBe('running')
  expect(match.startsAt === proposal.startsAt).toBe(moved.ok)
  if (!moved.ok) expect(moved.code).toBe('changed-meanwhile')
  expect((await matchRoomOf('main-1-1'))?.proposal?.answer === null).toBe(!moved.ok)
})

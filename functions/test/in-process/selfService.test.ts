import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { screenshotsMax } from '@upper-bracket/shared/matchRoom/screenshot'
import { defaultSelfService, type SelfService } from '@upper-bracket/shared/selfService/selfService'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { stored } from '../../../testing/database.ts'
import { logoFiles } from '../../../testing/logoFiles.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { fanOut } from '../../src/notifications/fanOut.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'
import { beforeNextCommit } from './support/beforeNextCommit.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

const minute = 60_000
const captainNames = ['first', 'second', 'third', 'fourth'] as const
let people: Record<'owner' | 'mate' | (typeof captainNames)[number], Person>
beforeAll(async () => {
  people = await newPeople('owner', 'mate', ...captainNames)
})

afterEach(() => {
  vi.restoreAllMocks()
})

/**
 * Four teams in a bracket whose check-ins are open: the first seed plays the fourth, the second the third. The captains
 * of some have no account.
 */
async function playedCompetition(
  selfService: Partial<SelfService> = {},
  { guests = [] }: { readonly guests?: readonly (typeof captainNames)[number][] } = {},
) {
  const { owner, mate } = people
  const now = Date.now()
  const guestOf = new Map(
    guests.map(name => [name, { uid: freshId(), displayName: name, guest: true as const }]),
  )
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: [...guestOf.values()],
    teams: captainNames.map((name, index) => {
      const captain = guestOf.get(name) ?? people[name]
      return { players: index === 0 ? [captain, mate] : [captain] }
    }),
    competition: {
      format: 'single',
      bestOf: { rounds: 3, final: 3 },
      startDate: now - 1,
      registrationDeadline: now - hour,
      selfService: { ...defaultSelfService, ...selfService },
    },
  })
  const bracketId = freshId()
  const order = [...teamIds]
  const made = await call('generateBracket', owner, {
    competitionId,
    bracketId,
    seeding: 'manual',
    order,
    replace: false,
  })
  if (!made.ok) throw new Error(String(made.code))
  await fireDueTimers(Date.now())

  const matchOf = async (matchId: string): Promise<Match> => {
    const match = (await stored.match(competitionId, bracketId, matchId).get()).data()
    if (match === undefined) throw new Error(matchId)
    return match
  }
  const matchRoomOf = async (matchId: string): Promise<MatchRoom | undefined> => {
    const matchRoomId = matchRoomIdOf(await matchOf(matchId)) ?? 'none'
    return (await documents.matchRooms(competitionId, bracketId).doc(matchRoomId).get()).data()
  }
  const teamOf = (captain: Person) => teamIds[captainNames.findIndex(name => people[name] === captain)] ?? ''
  const inMatch = async (matchId: string, captain: Person) => ({
    competitionId,
    bracketId,
    matchId,
    teamId: teamOf(captain),
    revision: (await matchOf(matchId)).revision,
  })
  const checkIn = async (matchId: string, ...captains: Person[]) => {
    const inputs = await Promise.all(captains.map(captain => inMatch(matchId, captain)))
    return Promise.all(inputs.map((input, index) => call('checkInForMatch', captains[index] ?? owner, input)))
  }
  const report = async (matchId: string, captain: Person, score: Match['score'], reportId = freshId()) => {
    const input = {
      ...(await inMatch(matchId, captain)),
      reportId,
      score: [...score] as [number, number],
      games: [],
    }
    return { input, outcome: await call('reportResult', captain, input) }
  }
  const answer = async (matchId: string, captain: Person, accepts: boolean) => {
    const reportId = (await matchRoomOf(matchId))?.report?.reportId ?? ''
    const input = { ...(await inMatch(matchId, captain)), reportId, accepts }
    return { input, outcome: await call('answerReport', captain, input) }
  }
  return { competitionId, bracketId, teamIds, matchOf, matchRoomOf, inMatch, checkIn, report, answer }
}

const told = async (competitionId: string) => {
  const events = await documents.outbox().where('competition.id', '==', competitionId).get()
  return events.docs.map(each => each.data()).toSorted((one, other) => one.at - other.at)
}
const kindsTold = async (competitionId: string) =>
  (await told(competitionId)).map(({ kind }) => kind).filter(kind => kind !== 'bracketPublished')

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

it('runs from check-in to the champion; the organizer is asked about a no-show and a dispute alone', async () => {
  const { owner, first, second, third, fourth } = people
  const { competitionId, bracketId, teamIds, matchOf, matchRoomOf, checkIn, report, answer } =
    await playedCompetition()
  expect((await matchRoomOf('main-1-1'))?.checkIn).toMatchObject({ at: [null, null] })

  expect(await checkIn('main-1-1', first)).toEqual([{ ok: true, value: {} }])
  expect((await matchOf('main-1-1')).status).toBe('ready')
  await checkIn('main-1-1', fourth)
  expect((await matchOf('main-1-1')).status).toBe('running')

  await report('main-1-1', first, [2, 1])
  expect(await matchOf('main-1-1')).toMatchObject({ status: 'running', score: [0, 0] })
  expect((await matchOf('main-2-1')).slots[0].teamId).toBeNull()
  const confirmed = await answer('main-1-1', fourth, true)
  expect(confirmed.outcome).toEqual({ ok: true, value: {} })
  expect(await matchOf('main-1-1')).toMatchObject({ status: 'finished', score: [2, 1], winner: 0 })
  expect((await matchRoomOf('main-1-1'))?.report?.settled?.how).toBe('confirmed')
  expect(await call('answerReport', fourth, confirmed.input)).toEqual({ ok: true, value: {} })

  await checkIn('main-1-2', second)
  const deadline = (await matchRoomOf('main-1-2'))?.checkIn?.deadline ?? 0
  await fireDueTimers(deadline - 1)
  expect((await matchRoomOf('main-1-2'))?.attention).toBeNull()
  await Promise.all([fireDueTimers(deadline), fireDueTimers(deadline)])
  expect((await matchRoomOf('main-1-2'))?.attention).toBe('no-show')
  expect((await matchOf('main-1-2')).status).toBe('ready')
  const { revision } = await matchOf('main-1-2')
  const walkover = { competitionId, bracketId, matchId: 'main-1-2', revision, sides: [1] as 1[] }
  expect(await call('forfeitMatch', owner, walkover)).toMatchObject({ ok: true })
  expect((await matchRoomOf('main-1-2'))?.attention).toBeNull()

  expect((await matchOf('main-2-1')).status).toBe('ready')
  await checkIn('main-2-1', first, second)
  await report('main-2-1', first, [2, 0])
  const contrary = await report('main-2-1', second, [0, 2])
  expect(contrary.outcome).toEqual({ ok: true, value: {} })
  expect((await matchRoomOf('main-2-1'))?.attention).toBe('dispute')
  const decided = { competitionId, bracketId, matchId: 'main-2-1', revision: contrary.input.revision }
  expect(await call('finishSeries', owner, { ...decided, score: [2, 0] })).toMatchObject({ ok: true })
  expect(await matchRoomOf('main-2-1')).toMatchObject({
    attention: null,
    report: { settled: { how: 'decided' } },
  })
  expect((await stored.competition(competitionId).get()).data()).toMatchObject({
    status: 'finished',
    champion: { teamId: teamIds[0] },
  })

  expect((await kindsTold(competitionId)).toSorted()).toEqual(
    [
      ...['checkInOpened', 'checkInOpened', 'checkInOpened', 'checkInClosing', 'teamMissing'],
      ...['resultDisputed', 'reportDisputed', 'resultReported', 'resultReported'],
      ...['matchDecided', 'matchDecided'],
    ].toSorted(),
  )
  const events = await told(competitionId)
  expect(events.find(({ kind }) => kind === 'reportDisputed')).toMatchObject({
    facts: { bracketId, matchId: 'main-2-1', score: [0, 2] },
    audience: { of: 'teams', teamIds: [teamIds[0]] },
    byUid: second.uid,
  })
  const decisions = events.filter(({ kind }) => kind === 'matchDecided')
  expect(decisions).toMatchObject([
    {
      facts: { matchId: 'main-1-2', winnerTeamId: teamIds[1], walkover: true },
      audience: { of: 'teams', teamIds: [teamIds[1], teamIds[2]] },
      byUid: owner.uid,
    },
    {
      facts: { matchId: 'main-2-1', winnerTeamId: teamIds[0], walkover: false, score: [2, 0] },
      audience: { of: 'teams', teamIds: [teamIds[0], teamIds[1]] },
    },
  ])
  const log = await logOf({ competitionId })
  expect(log.map(({ action, uid }) => [action, uid])).toContainEqual(['finishSeries', fourth.uid])
  expect(third.uid).not.toBe(fourth.uid)
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

it('lets a report stand that nobody answers, and no other', async () => {
  const { first, fourth, second, third } = people
  const { matchOf, matchRoomOf, checkIn, report } = await playedCompetition()
  await Promise.all([checkIn('main-1-1', first, fourth), checkIn('main-1-2', second, third)])
  await report('main-1-1', first, [2, 0])
  const replaced = await report('main-1-1', first, [2, 1])
  await report('main-1-2', second, [2, 0])
  await report('main-1-2', third, [1, 2])
  const deadline = (await matchRoomOf('main-1-1'))?.report?.deadline ?? 0
  await fireDueTimers(deadline - 1)
  expect((await matchOf('main-1-1')).status).toBe('running')
  await Promise.all([fireDueTimers(deadline + minute), fireDueTimers(deadline + minute)])
  expect(await matchOf('main-1-1')).toMatchObject({ status: 'finished', score: [2, 1], revision: 2 })
  expect((await matchRoomOf('main-1-1'))?.report).toMatchObject({
    reportId: replaced.input.reportId,
    settled: { how: 'unanswered' },
  })
  expect((await matchOf('main-1-2')).status).toBe('running')
  expect(await call('reportResult', first, replaced.input)).toEqual({ ok: true, value: {} })
})

it('refuses what others than the teams do, and what is about an earlier state of the match', async () => {
  const { owner, mate, first, second, fourth } = people
  const { competitionId, bracketId, inMatch, checkIn, report, answer, matchRoomOf, matchOf } =
    await playedCompetition()
  const early = await inMatch('main-1-1', first)
  const foreign = { ...early, teamId: (await inMatch('main-1-2', second)).teamId }
  expect(await call('checkInForMatch', mate, early)).toEqual(refused('permission-denied'))
  expect(await call('checkInForMatch', second, early)).toEqual(refused('permission-denied'))
  expect(await call('checkInForMatch', second, foreign)).toEqual(refused('not-in-match'))
  expect(await report('main-1-1', first, [2, 0])).toMatchObject({ outcome: { code: 'match-not-running' } })
  // An organizer for a captain without a telephone.
  expect(await call('checkInForMatch', owner, early)).toEqual({ ok: true, value: {} })
  await checkIn('main-1-1', fourth)
  expect(await call('checkInForMatch', first, early)).toEqual({ ok: true, value: {} })

  const late = await report('main-1-1', first, [2, 0])
  expect(await call('reportResult', mate, late.input)).toEqual(refused('permission-denied'))
  expect((await answer('main-1-1', first, true)).outcome).toEqual(refused('own-report'))
  const { revision } = await matchOf('main-1-1')
  const change = { competitionId, bracketId, matchId: 'main-1-1', revision }
  await call('setScore', owner, { ...change, score: [1, 0] })
  expect(await call('reportResult', first, late.input)).toEqual(refused('changed-meanwhile'))
  expect((await matchRoomOf('main-1-1'))?.report?.settled?.how).toBe('decided')
  const stale = { ...late.input, accepts: true, teamId: (await inMatch('main-1-1', fourth)).teamId }
  const { score: _, games: __, ...confirmation } = stale
  expect(await call('answerReport', fourth, confirmation)).toEqual(refused('changed-meanwhile'))
  expect(await matchOf('main-1-1')).toMatchObject({ status: 'running', score: [1, 0] })
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

it('keeps a limited number of pictures for each side, and no other file', async () => {
  const { first, fourth, second } = people
  const { competitionId, bracketId, inMatch, matchOf, matchRoomOf, checkIn } = await playedCompetition()
  const picture = logoFiles().small
  const before = { ...(await inMatch('main-1-1', first)), screenshotId: freshId(), picture }
  expect(await call('addScreenshot', first, before)).toEqual(refused('match-not-running'))
  await checkIn('main-1-1', first, fourth)
  const shot = { ...before, ...(await inMatch('main-1-1', first)) }
  expect(await call('addScreenshot', second, shot)).toEqual(refused('permission-denied'))
  for (const other of ['PHN2Zz48L3N2Zz4=', '/9j/4AAQ']) {
    expect(await call('addScreenshot', first, { ...shot, picture: other })).toEqual(refused('not-a-picture'))
  }
  for (const each of [shot, shot]) {
    expect(await call('addScreenshot', first, each)).toEqual({ ok: true, value: {} })
  }
  const add = () => call('addScreenshot', first, { ...shot, screenshotId: freshId() })
  const max = screenshotsMax({ bestOf: 3 })
  for (let count = 1; count < max - 1; count += 1) {
    expect(await add()).toEqual({ ok: true, value: {} })
  }
  const last = await Promise.all([add(), add()])
  expect(last.filter(outcome => !outcome.ok)).toEqual([refused('too-many-screenshots')])
  const others = { ...shot, ...(await inMatch('main-1-1', fourth)), screenshotId: freshId() }
  expect(await call('addScreenshot', fourth, others)).toEqual({ ok: true, value: {} })
  const matchRoomId = matchRoomIdOf(await matchOf('main-1-1')) ?? ''
  const kept = await documents.screenshots(competitionId, bracketId, matchRoomId).get()
  expect(kept.size).toBe(max + 1)

  const won = { outcome: 1, source: 'captain' } as const
  const report = { ...others, reportId: freshId(), score: [0, 2] as [number, number], games: [won, won] }
  const { screenshotId: shown, picture: _, ...reported } = report
  const screenshots = { screenshots: [shown], gameScreenshots: [null, shown] }
  expect(await call('reportResult', fourth, { ...reported, ...screenshots })).toMatchObject({ ok: true })
  expect(await matchRoomOf('main-1-1')).toMatchObject({ report: { version: screenshots } })
  const exported = await call('exportMyData', fourth, {})
  expect(exported).toMatchObject({
    value: {
      reports: [{ competitionId, matchId: 'main-1-1', score: [0, 2] }],
      screenshots: [{ competitionId, addedAt: expect.any(Number) }],
    },
  })
})

it('lets members check in and report where the competition allows it', async () => {
  const { mate, first, fourth } = people
  const { teamIds, checkIn, inMatch, matchOf, matchRoomOf, answer } = await playedCompetition(
    { reportBy: 'member' },
    { guests: ['first'] },
  )
  expect((await matchRoomOf('main-1-1'))?.checkIn?.organizerSides).toEqual([])
  expect(await call('checkInForMatch', mate, await inMatch('main-1-1', first))).toEqual({
    ok: true,
    value: {},
  })
  await checkIn('main-1-1', fourth)
  const input = {
    ...(await inMatch('main-1-1', first)),
    reportId: freshId(),
    score: [2, 0] as [number, number],
    games: [],
  }
  expect(input.teamId).toBe(teamIds[0])
  expect(await call('reportResult', mate, input)).toEqual({ ok: true, value: {} })
  await answer('main-1-1', fourth, true)
  expect((await matchOf('main-1-1')).status).toBe('finished')
})

it('tells each team its place once, a minute after the end, and another one where a correction moves it', async () => {
  const { owner } = people
  const { competitionId, bracketId, teamIds, matchOf } = await playedCompetition()
  const inBracket = async (matchId: string) => ({
    competitionId,
    bracketId,
    matchId,
    revision: (await matchOf(matchId)).revision,
  })
  const finish = async (matchId: string, score: [number, number]) =>
    expect(await call('finishSeries', owner, { ...(await inBracket(matchId)), score })).toMatchObject({
      ok: true,
    })
  const win = async (matchId: string) => {
    expect(await call('startMatch', owner, await inBracket(matchId))).toMatchObject({ ok: true })
    await finish(matchId, [2, 0])
  }
  const places = async () => {
    const events = (await told(competitionId)).filter(({ kind }) => kind === 'placeTaken')
    return events
      .flatMap(({ audience, facts }) =>
        audience.of === 'teams' && 'best' in facts
          ? [[teamIds.indexOf(audience.teamIds[0] ?? ''), facts.best, facts.worst]]
          : [],
      )
      .toSorted()
  }
  for (const matchId of ['main-1-1', 'main-1-2', 'main-2-1']) await win(matchId)
  const at = Date.now()
  await fireDueTimers(at)
  expect(await places()).toEqual([])
  const first = [
    [0, 1, 1],
    [1, 2, 2],
    [2, 3, 4],
    [3, 3, 4],
  ]
  await Promise.all([fireDueTimers(at + minute), fireDueTimers(at + minute)])
  expect(await places()).toEqual(first)

  const corrected = { ...(await inBracket('main-2-1')), score: [2, 1] as [number, number] }
  expect(await call('correctScore', owner, corrected)).toMatchObject({ ok: true })
  await fireDueTimers(Date.now() + minute)
  expect(await places()).toEqual(first)

  const reopened = { ...(await inBracket('main-2-1')), cascade: false, preview: false }
  expect(await call('reopenMatch', owner, reopened)).toMatchObject({ ok: true })
  await fireDueTimers(Date.now() + minute)
  expect(await places()).toEqual(first)
  await finish('main-2-1', [1, 2])
  await fireDueTimers(Date.now() + minute)
  expect(await places()).toEqual([...first, [0, 2, 2], [1, 1, 1]].toSorted())
  const kinds = (await told(competitionId)).map(({ kind }) => kind)
  expect(kinds.filter(kind => kind === 'resultCorrected')).toHaveLength(2)
})

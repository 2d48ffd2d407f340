import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { defaultSelfService, type SelfService } from '@upper-bracket/shared/selfService/selfService'
import { beforeEach, expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { eraseAccount } from '../../src/account/eraseAccount.ts'
import { fanOut } from '../../src/notifications/fanOut.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { refused } from '../support/refused.ts'
import { bracketInOrder } from './support/bracketInOrder.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

const captains = ['first', 'second', 'third', 'fourth'] as const
type Captain = (typeof captains)[number]
let people: Record<'owner' | 'mate' | 'loner' | Captain, Person>
beforeEach(async () => {
  people = await newPeople('owner', 'mate', 'loner', ...captains)
})
const done = { ok: true, value: {} }

/** Matches of the first with the fourth team and of the second with the third; `mate` plays with `first`. */
async function playedCompetition(standIns: SelfService['standIns']) {
  const { owner, mate, loner } = people
  const now = Date.now()
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: [loner],
    teams: captains.map(name => ({ players: name === 'first' ? [people[name], mate] : [people[name]] })),
    competition: {
      format: 'single',
      startDate: now - 1,
      registrationDeadline: now - hour,
      selfService: { ...defaultSelfService, standIns },
    },
  })
  const bracketId = await bracketInOrder(owner, { competitionId, teamIds })
  await fireDueTimers(Date.now())

  const matchIdOf = (captain: Captain) =>
    captain === 'first' || captain === 'fourth' ? 'main-1-1' : 'main-1-2'
  const teamOf = (captain: Captain) => teamIds[captains.indexOf(captain)] ?? ''
  const matchOf = async (matchId: string) => {
    const match = (await stored.match(competitionId, bracketId, matchId).get()).data()
    if (match === undefined) throw new Error(matchId)
    return match
  }
  const matchRoomOf = async (matchId = 'main-1-1'): Promise<MatchRoom | undefined> => {
    const matchRoomId = matchRoomIdOf(await matchOf(matchId)) ?? ''
    return (await stored.matchRooms(competitionId, bracketId).doc(matchRoomId).get()).data()
  }
  const inMatch = async (captain: Captain) => {
    const matchId = matchIdOf(captain)
    const { revision } = await matchOf(matchId)
    return { competitionId, bracketId, matchId, revision, teamId: teamOf(captain) }
  }
  const ask = async (captain: Captain, outUid: string, inUid = loner.uid, standInId = freshId()) =>
    call('askForStandIn', people[captain], { ...(await inMatch(captain)), standInId, outUid, inUid })
  const answer = async (captain: Captain, accepts: boolean) => {
    const standInId = (await matchRoomOf(matchIdOf(captain)))?.standIns.at(-1)?.standInId ?? ''
    return call('answerStandIn', people[captain], { ...(await inMatch(captain)), standInId, accepts })
  }
  const start = async () => {
    const { revision } = await matchOf('main-1-1')
    return call('startMatch', owner, { competitionId, bracketId, matchId: 'main-1-1', revision })
  }
  const playing = async () => {
    const lineUps = (await stored.lineUps(competitionId, bracketId).doc('main-1-1').get()).data()
    return lineUps?.teams[0].players.map(({ uid }) => uid)
  }
  const told = async () => {
    const events = await stored.outbox().where('competition.id', '==', competitionId).get()
    return events.docs.map(each => each.data()).filter(({ kind }) => kind.startsWith('standIn'))
  }
  return {
    competitionId,
    bracketId,
    teamIds,
    teamOf,
    matchRoomOf,
    inMatch,
    ask,
    answer,
    start,
    playing,
    told,
  }
}

it('puts somebody in for one match: the roster stays, the line-up has it, and the person is told', async () => {
  const { first, mate, loner } = people
  const { competitionId, bracketId, teamIds, teamOf, inMatch, ask, playing, told, start, matchRoomOf } =
    await playedCompetition('any')
  expect(await ask('first', mate.uid)).toEqual(done)
  const { deadline } = (await matchRoomOf())?.checkIn ?? {}
  expect(await told()).toMatchObject([
    {
      kind: 'standInGranted',
      audience: { of: 'people', uids: [loner.uid] },
      byUid: first.uid,
      facts: { checkInUntil: deadline },
    },
  ])
  const matchRoomId = `main-1-1.${teamOf('first')}.${teamOf('fourth')}`
  const message = { competitionId, bracketId, matchRoomId, messageId: freshId(), text: 'Hello' }
  expect(await call('sendMatchMessage', loner, message)).toMatchObject({ ok: true })
  const late = { ...(await inMatch('first')), standInId: freshId(), outUid: first.uid, inUid: mate.uid }
  expect(await start()).toMatchObject({ ok: true })
  expect(await playing()).toEqual([first.uid, loner.uid])
  const { playerUids } = (await stored.team(competitionId, teamIds[0] ?? '').get()).data() ?? {}
  expect(playerUids).toEqual([first.uid, mate.uid])
  expect(await call('askForStandIn', first, late)).toEqual(refused('changed-meanwhile', { revision: 1 }))

  // The start is taken back: the teams still agree on it.
  const { competitionId: _, teamId: __, ...match } = await inMatch('first')
  expect(await call('unstartMatch', people.owner, { competitionId, ...match })).toMatchObject({ ok: true })
  expect(await playing()).toBeUndefined()
  expect((await matchRoomOf())?.standInUids).toEqual([loner.uid])
  expect(await start()).toMatchObject({ ok: true })
  expect(await playing()).toEqual([first.uid, loner.uid])
})

it('is told what the team is told of the match, once, as long as they are in no team', async () => {
  const { owner, mate, loner, second } = people
  const { competitionId, bracketId, teamOf, ask } = await playedCompetition('any')
  expect(await ask('first', mate.uid)).toEqual(done)
  const matchRoomId = `main-1-1.${teamOf('first')}.${teamOf('fourth')}`
  const lobby = { competitionId, bracketId, matchRoomId, name: 'UB 7', password: '', revision: 0 }
  const heard = async ({ uid }: Person, kind: string) => {
    const notifications = await stored.notifications(uid).where('competition.id', '==', competitionId).get()
    return notifications.docs.map(each => each.data()).filter(each => each.kind === kind)
  }
  const tellAll = async () => {
    const events = await stored.outbox().where('competition.id', '==', competitionId).get()
    await Promise.all(events.docs.map(({ id }) => fanOut(id, Date.now(), () => Promise.resolve())))
  }
  expect(await call('setLobby', owner, lobby)).toEqual(done)
  await Promise.all([tellAll(), tellAll()])
  expect(await heard(loner, 'lobbyGiven')).toMatchObject([
    { ownTeamId: teamOf('first'), teams: [{ teamId: teamOf('first') }, { teamId: teamOf('fourth') }] },
  ])
  expect(await heard(mate, 'lobbyGiven')).toHaveLength(1)

  const warned =
    ((await stored.matchRooms(competitionId, bracketId).doc(matchRoomId).get()).data()?.checkIn?.deadline ??
      0) - 1
  await fireDueTimers(warned)
  await fireDueTimers(warned)
  await tellAll()
  expect(await heard(loner, 'checkInClosing')).toMatchObject([{ ownTeamId: teamOf('first') }])

  const substitution = { competitionId, teamId: teamOf('second'), inUid: loner.uid, outUid: second.uid }
  expect(await call('substitutePlayer', owner, substitution)).toMatchObject({ ok: true })
  expect(await call('setLobby', owner, { ...lobby, name: 'UB 8', revision: 1 })).toEqual(done)
  await tellAll()
  expect(await heard(loner, 'lobbyGiven')).toHaveLength(1)
  expect(await heard(mate, 'lobbyGiven')).toHaveLength(2)
})

it('nobody stands in for two teams, however many ask in the same instant', async () => {
  const { first, second, third, fourth } = people
  const { ask, matchRoomOf } = await playedCompetition('any')
  const asked = await Promise.all([
    ...[ask('first', first.uid), ask('fourth', fourth.uid)],
    ...[ask('second', second.uid), ask('third', third.uid)],
  ])
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
  expect(asked.flatMap(each => (each.ok ? [] : each.code))).toEqual(Array(3).fill('already-standing-in'))
  const matchRooms = [await matchRoomOf('main-1-1'), await matchRoomOf('main-1-2')]
  expect(matchRooms.flatMap(matchRoom => matchRoom?.standInUids ?? [])).toEqual([people.loner.uid])
})

it('waits for the opponent, who is asked once and agrees once', async () => {
  const { mate, loner, second } = people
  const { teamOf, inMatch, ask, answer, matchRoomOf, told } = await playedCompetition('consent')
  const standInId = freshId()
  const twice = await Promise.all([1, 2].map(() => ask('first', mate.uid, loner.uid, standInId)))
  expect(twice).toEqual([done, done])
  expect((await matchRoomOf())?.standInUids).toEqual([])
  expect(await told()).toMatchObject([
    { kind: 'standInAsked', audience: { of: 'teams', teamIds: [teamOf('fourth')] } },
  ])
  expect(await answer('first', true)).toMatchObject({ code: 'stand-in-gone' })
  const stranger = { ...(await inMatch('fourth')), standInId, accepts: true }
  expect(await call('answerStandIn', second, stranger)).toMatchObject({ code: 'permission-denied' })
  expect(await Promise.all([answer('fourth', true), answer('fourth', true)])).toEqual([done, done])
  expect((await matchRoomOf())?.standInUids).toEqual([loner.uid])
  expect((await told()).map(({ kind }) => kind).sort()).toEqual([
    ...['standInAnswered', 'standInAsked', 'standInGranted'],
  ])
})

it.each([
  ['leaves', 'not-in-competition'],
  ['joins a team', 'already-in-team'],
  ['deletes the account', 'not-in-competition'],
] as const)('is void once the stand-in %s', async (what, code) => {
  const { owner, first, mate, loner } = people
  const { competitionId, teamOf, ask, answer, start, playing } = await playedCompetition('consent')
  expect(await ask('first', mate.uid)).toEqual(done)
  const leave = async () => {
    if (what === 'leaves') return call('leaveCompetition', loner, { competitionId })
    if (what === 'deletes the account') return eraseAccount(loner.uid)
    const substitution = { competitionId, teamId: teamOf('second'), inUid: loner.uid }
    return call('substitutePlayer', owner, { ...substitution, outUid: people.second.uid })
  }
  const agreesFirst = what === 'deletes the account'
  if (agreesFirst) expect(await answer('fourth', true)).toEqual(done)
  await leave()
  if (!agreesFirst) expect(await answer('fourth', true)).toMatchObject({ ok: false, code })
  expect(await start()).toMatchObject({ ok: true })
  expect(await playing()).toEqual([first.uid, mate.uid])
})

it('is asked for before the start or not at all', async () => {
  const { first, mate, loner } = people
  const { ask, start, playing } = await playedCompetition('any')
  const [asked, started] = await Promise.all([ask('first', mate.uid), start()])
  expect(started).toMatchObject({ ok: true })
  expect(await playing()).toEqual(asked.ok ? [first.uid, loner.uid] : [first.uid, mate.uid])
  if (!asked.ok) expect(asked.code).toBe('changed-meanwhile')
})

it.each([
  ['stays', 'never'],
  ['goes if they stand in another one by now', 'before'],
  ['stands in one of both if they are asked for in the same instant', 'meanwhile'],
] as const)('of a match that is reopened: the stand-in %s', async (_, asksAgain) => {
  const { owner, second, mate, loner } = people
  const { competitionId, bracketId, inMatch, ask, start, matchRoomOf, playing, told } =
    await playedCompetition('any')
  const change = async (name: 'finishSeries' | 'reopenMatch') => {
    const { matchId, revision } = await inMatch('first')
    const address = { competitionId, bracketId, matchId, revision }
    return name === 'finishSeries'
      ? call(name, owner, { ...address, score: [1, 0] })
      : call(name, owner, { ...address, cascade: false, preview: false })
  }
  expect(await ask('first', mate.uid)).toEqual(done)
  await start()
  const played = await playing()
  expect(await change('finishSeries')).toMatchObject({ ok: true })
  const before = asksAgain === 'before' ? await ask('second', second.uid) : null
  const [reopened, meanwhile] = await Promise.all([
    change('reopenMatch'),
    asksAgain === 'meanwhile' ? ask('second', second.uid) : null,
  ])
  expect(reopened).toMatchObject({ ok: true })
  const isElsewhere = (before ?? meanwhile)?.ok === true
  if (asksAgain === 'before') expect(before).toEqual(done)
  const matchRooms = [await matchRoomOf('main-1-1'), await matchRoomOf('main-1-2')]
  expect(matchRooms.flatMap(matchRoom => matchRoom?.standInUids ?? [])).toEqual([loner.uid])
  // What was played stays true.
  expect(await playing()).toEqual(played)
  const withdrawn = (await told()).filter(({ kind }) => kind === 'standInWithdrawn')
  expect(withdrawn).toHaveLength(isElsewhere ? 1 : 0)
})

it('ends with the pairing: a team that is replaced in the match leaves no stand-in behind', async () => {
  const { owner, mate, loner } = people
  const { competitionId, bracketId, teamOf, inMatch, ask, told } = await playedCompetition('any')
  expect(await ask('first', mate.uid)).toEqual(done)
  const matchRoom = stored
    .matchRooms(competitionId, bracketId)
    .doc(`main-1-1.${teamOf('first')}.${teamOf('fourth')}`)
  const { matchId, revision } = await inMatch('first')
  const cleared = { competitionId, bracketId, matchId, revision, slot: 1 as const }
  expect(await call('clearSlot', owner, cleared)).toMatchObject({ ok: true })
  expect((await matchRoom.get()).data()).toMatchObject({
    standInUids: [],
    standIns: [{ state: 'withdrawn' }],
  })
  expect((await told()).at(-1)).toMatchObject({ kind: 'standInWithdrawn', audience: { uids: [loner.uid] } })
})

import { chatLimits } from '@upper-bracket/shared/chat/chatLimits'
import { matchRoomIdOf, newMatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { beforeAll, expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { eraseConversations } from '../../src/account/eraseConversations.ts'
import { checkInByButton } from '../../src/bot/checkInByButton.ts'
import { messageOf } from '../../src/notifications/messageOf.ts'
import { buttonsFor, pressOf } from '../../src/notifications/telegramButtons.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { telegramTexts } from '../../src/telegram/telegramTexts.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { refused } from '../support/refused.ts'
import { bracketInOrder } from './support/bracketInOrder.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

let people: Record<'owner' | 'home' | 'mate' | 'away' | 'other' | 'fourth', Person>
beforeAll(async () => {
  people = await newPeople('owner', 'home', 'mate', 'away', 'other', 'fourth')
})
const done = { ok: true, value: {} }

/** Four teams, of which the first plays the fourth, and the match room of that match. */
async function aMatch(startsIn = hour) {
  const { owner, home, mate, away, other, fourth } = people
  const now = Date.now()
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    teams: [{ players: [home, mate] }, { players: [other] }, { players: [fourth] }, { players: [away] }],
    competition: {
      format: 'single',
      bestOf: { rounds: 1, final: 1 },
      startDate: now + startsIn,
      registrationDeadline: now - hour,
      selfService: defaultSelfService,
    },
  })
  const bracketId = await bracketInOrder(owner, { competitionId, teamIds })
  const match = (await stored.match(competitionId, bracketId, 'main-1-1').get()).data()
  const matchRoomId = (match && matchRoomIdOf(match)) ?? ''
  const matchRoom = documents.matchRooms(competitionId, bracketId).doc(matchRoomId)
  return { address: { competitionId, bracketId, matchRoomId }, match, teamIds, matchRoom }
}

async function toldIn(competitionId: string) {
  const events = await documents.outbox().where('competition.id', '==', competitionId).get()
  return events.docs.map(each => each.data())
}

it('carries what both teams and the organizers write, once each, and tells those who are away once', async () => {
  const { owner, home, mate, away, other } = people
  const { address, matchRoom, teamIds } = await aMatch()
  const { competitionId, bracketId } = address
  const saying = (text: string) => ({ ...address, messageId: freshId(), text })
  const hello = saying('We are late')
  for (let time = 0; time < 2; time += 1) {
    expect(await call('sendMatchMessage', mate, hello)).toMatchObject({ ok: true })
  }
  expect(await call('sendMatchMessage', away, hello)).toEqual(refused('id-taken'))
  expect(await call('sendMatchMessage', other, saying('And we?'))).toEqual(refused('not-in-match'))
  const elsewhere = { ...saying('Hello'), matchRoomId: `main-1-1.${teamIds[1]}.${teamIds[3]}` }
  for (const person of [other, away, owner]) {
    expect(await call('sendMatchMessage', person, elsewhere)).toEqual(refused('changed-meanwhile'))
  }
  expect(await call('markMatchRead', other, { ...address, upTo: 1 })).toEqual(refused('not-in-match'))

  const crowd = [home, mate, away, owner, away]
  await Promise.all(crowd.map((each, index) => call('sendMatchMessage', each, saying(`Message ${index}`))))
  const times = (await documents.matchMessages(matchRoom).orderBy('sentAt').get()).docs.map(
    each => each.data().sentAt,
  )
  expect(new Set(times).size).toBe(6)
  expect((await documents.conversation(matchRoom).get()).data()?.lastMessage?.at).toBe(times.at(-1))

  for (const reader of [home, mate, owner]) {
    await call('markMatchRead', reader, { ...address, upTo: Date.now() + hour })
  }
  await call('sendMatchMessage', home, saying('Are you there?'))
  const later = () => fireDueTimers(Date.now() + chatLimits.awayMs + 1)
  await Promise.all([later(), later()])
  await later()
  const told = (await toldIn(competitionId)).filter(({ kind }) => kind === 'matchMessage')
  expect(told.map(({ audience, facts }) => [audience, facts])).toEqual(
    expect.arrayContaining(
      [mate, away, owner].map(({ uid }) => [
        { of: 'people', uids: [uid] },
        { bracketId, matchId: 'main-1-1', from: 'home', text: 'Are you there?' },
      ]),
    ),
  )
  expect(told).toHaveLength(3)

  await eraseConversations(away.uid)
  const left = (await documents.matchMessages(matchRoom).get()).docs.map(each => each.data().authorUid)
  expect(left).toHaveLength(5)
  expect(left).not.toContain(away.uid)

  await stored.competition(competitionId).update({ status: 'finished' })
  expect(await call('sendMatchMessage', home, saying('Well played'))).toEqual(refused('conversation-over'))
  expect(await call('sendMatchMessage', mate, hello)).toMatchObject({ ok: true })

  // The match room of this match has no document yet.
  expect((await matchRoom.get()).exists).toBe(false)
  await stored.competition(competitionId).update({ status: 'running' })
  await call('deleteBracket', owner, { competitionId, bracketId, confirmed: true })
  expect((await documents.matchMessages(matchRoom).get()).size).toBe(0)
  expect((await documents.conversation(matchRoom).get()).exists).toBe(false)
})

it('has a lobby of the home team or an organizer, whose password nobody is sent', async () => {
  const { owner, home, mate, away } = people
  const { address, matchRoom, match, teamIds } = await aMatch()
  const lobby = { ...address, revision: 0, name: 'UB 7', password: 'only-here' }
  expect(await call('setLobby', away, lobby)).toEqual(refused('permission-denied'))
  expect(await call('setLobby', mate, lobby)).toEqual(refused('permission-denied'))
  for (let time = 0; time < 2; time += 1) expect(await call('setLobby', home, lobby)).toEqual(done)
  const better = { ...lobby, password: 'also-only-here' }
  expect(await call('setLobby', owner, better)).toEqual(refused('changed-meanwhile'))
  expect(await call('setLobby', owner, { ...better, revision: 1 })).toEqual(done)
  expect((await documents.lobby(matchRoom).get()).data()).toMatchObject({ name: 'UB 7', revision: 2 })
  const told = (await toldIn(address.competitionId)).filter(({ kind }) => kind === 'lobbyGiven')
  expect(told).toHaveLength(2)
  expect(JSON.stringify(told)).not.toContain('only-here')
  expect(told[0]?.audience).toEqual({ of: 'teams', teamIds: match && newMatchRoom(match)?.teamIds })
  expect(teamIds).toContain(matchRoom.id.split('.')[1])
})

it('has a bot button that checks a team in, for the person who is its captain when it is pressed', async () => {
  const { home, mate, away } = people
  const { address, match, teamIds } = await aMatch(-1)
  const { competitionId, bracketId } = address
  await fireDueTimers(Date.now())
  const asked = (await toldIn(competitionId)).filter(({ kind }) => kind === 'checkInOpened')
  const facts = asked.map(event => event.facts).find(each => 'matchId' in each && each.matchId === 'main-1-1')
  if (!match || !facts) throw new Error('Nobody was asked')
  const { audience: _, byUid: __, ...event } = asked[0] ?? {}
  const buttonsOf = async ({ uid }: Person) => {
    const told = { ...event, facts, teams: [], ownTeamId: teamIds[0] ?? '', readAt: null }
    await documents
      .notifications(uid)
      .doc('asked')
      .set(told as never)
    const message = await messageOf(
      { eventId: 'asked', uid, kind: 'checkInOpened', usefulUntil: 1 } as never,
      Date.now(),
    )
    return message === null ? [] : buttonsFor(message)
  }
  expect(await buttonsOf(mate)).toEqual([])
  const [button] = await buttonsOf(home)
  expect(button?.text).toMatch(/^(Мы на месте|We’re here)$/)
  const press = pressOf(button?.callback_data ?? '')
  if (press?.act !== 'here') throw new Error('No such button')
  expect(press).toEqual({ act: 'here', competitionId, bracketId, matchId: 'main-1-1', revision: 0 })
  for (const nonsense of [
    'here',
    'here competition b m',
    'here competition b m -1',
    'here competition b m 1 2',
    'ready competition',
  ]) {
    expect(pressOf(nonsense)).toBeNull()
  }

  const { act: ___, ...ofMatch } = press
  const pressed = ({ uid }: Person) => checkInByButton({ uid, lang: 'en', ...ofMatch })
  const { teamIsHere, onlyCaptains, noCheckIn } = telegramTexts.en
  expect(await pressed(mate)).toBe(onlyCaptains)
  expect(await pressed(people.other)).toBe(noCheckIn)
  expect(await Promise.all([pressed(home), pressed(home)])).toEqual([teamIsHere, teamIsHere])
  await call('makeCaptain', home, { competitionId, teamId: teamIds[0] ?? '', uid: mate.uid })
  await stored.player(competitionId, home.uid).update({ captain: false })
  expect(await pressed(home)).toBe(onlyCaptains)
  expect(await pressed(away)).toBe(teamIsHere)
  // The match has started.
  expect(await pressed(away)).toBe(teamIsHere)
  const { revision } = (await stored.match(competitionId, bracketId, 'main-1-1').get()).data() ?? match
  await call('unstartMatch', people.owner, { competitionId, bracketId, matchId: 'main-1-1', revision })
  await stored.matchRooms(competitionId, bracketId).doc(address.matchRoomId).update({ checkIn: null })
  expect(await pressed(away)).toBe(noCheckIn)
})

import { chatLimits } from '@upper-bracket/shared/chat/chatLimits'
import { beforeAll, expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { eraseConversations } from '../../src/account/eraseConversations.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { clearTeamChat } from '../../src/teams/clearTeam.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { refused } from '../support/refused.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

let people: Record<'owner' | 'captain' | 'mate' | 'third' | 'rival' | 'loner', Person>
beforeAll(async () => {
  people = await newPeople('owner', 'captain', 'mate', 'third', 'rival', 'loner')
})
const done = { ok: true, value: {} }

/** Wolves with a captain and two more members, Bears with a rival, and a player without a team. */
async function wolves() {
  const { owner, captain, mate, third, rival, loner } = people
  const { competitionId, teamIds, teamId } = await seededCompetition({
    owner,
    teams: [{ players: [captain, mate, third], name: 'Wolves' }, { players: [rival] }],
    players: [loner],
  })
  const address = { competitionId, teamId }
  const saying = (text: string) => ({ ...address, messageId: freshId(), text })
  const told = async () => {
    const events = await documents.outbox().where('competition.id', '==', competitionId).get()
    return events.docs.map(each => each.data()).filter(({ kind }) => kind === 'teamMessage')
  }
  const messages = async () =>
    (await documents.teamMessages(competitionId, teamId).orderBy('sentAt').get()).docs.map(each =>
      each.data(),
    )
  return { address, competitionId, teamId, bearsId: teamIds[1] ?? '', saying, told, messages }
}

it('carries what members and organizers write, once each, and tells those who are away once', async () => {
  const { owner, captain, mate, third, rival, loner } = people
  const { address, saying, told, messages } = await wolves()
  const hello = saying('Who is late?')
  for (let time = 0; time < 2; time += 1) {
    expect(await call('sendTeamMessage', mate, hello)).toMatchObject({ ok: true })
  }
  expect(await call('sendTeamMessage', third, hello)).toEqual(refused('id-taken'))
  for (const outsider of [rival, loner]) {
    expect(await call('sendTeamMessage', outsider, saying('And we?'))).toEqual(refused('not-in-team'))
    expect(await call('markTeamRead', outsider, { ...address, upTo: 1 })).toEqual(refused('not-in-team'))
  }
  const crowd = [captain, mate, third, owner, captain]
  await Promise.all(crowd.map((each, index) => call('sendTeamMessage', each, saying(`Message ${index}`))))
  const times = (await messages()).map(({ sentAt }) => sentAt)
  expect(new Set(times).size).toBe(6)
  const { competitionId, teamId } = address
  const conversation = documents.teamConversation(competitionId, teamId)
  expect((await conversation.get()).data()?.lastMessage?.at).toBe(times.at(-1))

  for (const reader of [captain, mate, owner]) {
    await call('markTeamRead', reader, { ...address, upTo: Date.now() + hour })
  }
  await call('sendTeamMessage', mate, saying('Are you there?'))
  const later = () => fireDueTimers(Date.now() + chatLimits.awayMs + 1)
  await Promise.all([later(), later()])
  await later()
  const facts = { teamId, teamName: 'Wolves', from: 'mate', text: 'Are you there?' }
  expect((await told()).map(event => [event.audience, event.facts])).toEqual(
    expect.arrayContaining([captain, third, owner].map(({ uid }) => [{ of: 'people', uids: [uid] }, facts])),
  )
  expect(await told()).toHaveLength(3)

  await eraseConversations(third.uid)
  expect((await messages()).map(({ authorUid }) => authorUid)).not.toContain(third.uid)
  expect((await conversation.get()).data()?.readerUids).not.toContain(third.uid)

  await stored.competition(competitionId).update({ status: 'finished' })
  expect(await call('sendTeamMessage', mate, saying('Well played'))).toEqual(refused('conversation-over'))
})

it('lets the captain alone notify every member, once for each message', async () => {
  const { owner, captain, mate, third } = people
  const { saying, told, teamId } = await wolves()
  const notice = saying('Be there at eight')
  await Promise.all([call('notifyTeam', captain, notice), call('notifyTeam', captain, notice)])
  expect(await call('notifyTeam', captain, notice)).toMatchObject({ ok: true })
  for (const person of [mate, owner]) {
    expect(await call('notifyTeam', person, saying('I too'))).toEqual(refused('permission-denied'))
  }
  await fireDueTimers(Date.now() + chatLimits.awayMs + 1)
  expect(await told()).toMatchObject([
    {
      audience: { of: 'people', uids: [mate.uid, third.uid] },
      facts: { teamId, teamName: 'Wolves', from: 'captain', text: 'Be there at eight' },
    },
  ])
})

it('is closed to members who leave, and not notified to them', async () => {
  const { mate, third } = people
  const { address, saying, told } = await wolves()
  await call('sendTeamMessage', mate, saying('Hello'))
  expect(await call('leaveTeam', third, address)).toEqual(done)
  expect(await call('sendTeamMessage', third, saying('Bye'))).toEqual(refused('not-in-team'))
  await fireDueTimers(Date.now() + chatLimits.awayMs + 1)
  expect((await told()).flatMap(({ audience }) => ('uids' in audience ? audience.uids : []))).toEqual([
    people.captain.uid,
  ])
})

it('goes with its team, whose id nobody takes over with what was written', async () => {
  const { captain, mate, loner } = people
  const { address, saying, messages } = await wolves()
  const { competitionId, teamId } = address
  await call('sendTeamMessage', mate, saying('Our secret'))
  await clearTeamChat(address)
  expect(await messages()).toHaveLength(1)

  expect(await call('deleteTeam', captain, address)).toEqual(done)
  const takingOver = { ...address, name: 'Foxes', discordLink: null }
  expect(await call('createTeam', loner, takingOver)).toEqual(refused('id-taken'))
  expect(await call('sendTeamMessage', mate, saying('Still here?'))).toMatchObject({ ok: false })
  await Promise.all([clearTeamChat(address), clearTeamChat(address)])
  expect(await messages()).toEqual([])
  expect((await documents.teamConversation(competitionId, teamId).get()).exists).toBe(false)
})

import { beforeAll, describe, expect, it } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { notification } from '../../../testing/notification.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { markStaged } from '../../../testing/staged.ts'
import { snapshot } from '../support/snapshot.ts'

let people: Record<'wolf' | 'bear', Person>
beforeAll(async () => {
  people = await signUpAll('wolf', 'bear')
  await Promise.all([
    stored.profile(people.wolf.uid).update({ displayName: 'Wolf', realName: 'Anna Wolf' }),
    stored.profile(people.bear.uid).update({ displayName: 'Bear', realName: 'Boris Bear' }),
  ])
})

async function exportOf(person: Person) {
  const answer = await call('exportMyData', person, {})
  if (!answer.ok) throw new Error(String(answer.code))
  return answer.value
}

describe('exportMyData', () => {
  it('holds the account, the profile, what is linked and what one was told', async () => {
    const { wolf } = people
    await markStaged(wolf.uid)
    await stored
      .account(wolf.uid)
      .set({ identities: { steam: '76561197960287930' }, telegramChatId: 42, unlinking: {} })
    await stored.notifications(wolf.uid).doc('notification').set(notification)

    const data = await exportOf(wolf)
    expect(data.account).toMatchObject({
      uid: wolf.uid,
      email: wolf.email,
      emailVerified: false,
      providers: ['password'],
      createdAt: expect.any(Number),
    })
    expect(data.linked).toEqual({
      steam: '76561197960287930',
      discord: null,
      telegramChatId: 42,
      telegramUsername: null,
      calendarLinkedAt: null,
      pushDevices: [],
    })
    expect(data.profile).toEqual((await stored.profile(wolf.uid).get()).data())
    expect(data.notifications).toEqual([notification])
  })

  it('holds where one plays, what one organizes and what one did there', async () => {
    const { wolf, bear } = people
    const played = await seededCompetition({
      owner: bear,
      players: [wolf, bear],
      teams: [{ players: [bear, wolf], name: 'Predators' }],
      competition: { name: 'Played' },
    })
    const owned = await bracketedCompetition({ owner: wolf, administrator: bear }, { teams: 2 })
    const administered = await seededCompetition({ owner: bear, administrators: [wolf] })
    const done = await call('forfeitMatch', wolf, {
      competitionId: owned.competitionId,
      bracketId: owned.bracketId,
      matchId: 'main-1-1',
      revision: 0,
      sides: [1],
    })
    expect(done).toMatchObject({ ok: true })

    const data = await exportOf(wolf)
    const entry = (await stored.player(played.competitionId, wolf.uid).get()).data()
    const contacts = (await stored.contacts(played.competitionId, wolf.uid).get()).data()
    expect(contacts).toMatchObject({ realName: 'Anna Wolf' })
    expect(data.playing).toEqual([
      { competitionId: played.competitionId, competition: 'Played', team: 'Predators', contacts, ...entry },
    ])
    expect(data.organizing.map(({ competitionId, role }) => [competitionId, role])).toEqual([
      [owned.competitionId, 'owner'],
      [administered.competitionId, 'administrator'],
    ])
    expect(data.log).toEqual([
      expect.objectContaining({
        competitionId: owned.competitionId,
        uid: wolf.uid,
        action: 'forfeitMatch',
        matchId: 'main-1-1',
      }),
    ])
    const text = JSON.stringify(data)
    for (const secret of [bear.uid, bear.email, 'Boris Bear', '"Bear"']) expect(text).not.toContain(secret)
  })

  it('says nothing of links and tickets that are still open, and changes nothing', async () => {
    const { wolf } = people
    const link = await call('createTelegramLink', wolf, {})
    if (!link.ok) throw new Error(String(link.code))
    const read = () => Promise.all([snapshot(freshId(), [wolf.uid]), accountOf(wolf)])
    const before = await read()
    const text = JSON.stringify(await exportOf(wolf))
    expect(text).not.toContain(new URL(link.value.url).searchParams.get('start') ?? 'none')
    expect(text).not.toContain('expiresAt')
    expect(await read()).toEqual(before)
  })

  it('holds the invitations that one has made, and entries of the log without the others they name', async () => {
    const { wolf, bear } = people
    const { competitionId } = await seededCompetition({
      owner: bear,
      administrators: [wolf],
      players: [bear],
    })
    const elsewhere = await seededCompetition({ owner: bear, players: [wolf] })
    const invitationId = `${freshId()}xx`
    const invite = { role: 'player', teamId: null, lifetimeHours: 1, maxUses: 3 } as const
    for (const done of [
      await call('createInvitation', wolf, { competitionId, invitationId, ...invite }),
      await call('removePlayer', wolf, { competitionId, uid: bear.uid }),
      await call('removePlayer', bear, { competitionId: elsewhere.competitionId, uid: wolf.uid }),
    ]) {
      expect(done).toMatchObject({ ok: true })
    }
    const { invitations, log } = await exportOf(wolf)
    expect(invitations).toMatchObject([{ competitionId, role: 'player', maxUses: 3, uses: 0 }])
    const shown = log.map(entry => [entry.competitionId, entry.action])
    expect(shown).toContainEqual([competitionId, 'createInvitation'])
    expect(shown).toContainEqual([competitionId, 'removePlayer'])
    expect(shown).toContainEqual([elsewhere.competitionId, 'removePlayer'])
    for (const secret of [bear.uid, invitationId])
      expect(JSON.stringify({ invitations, log })).not.toContain(secret)
  })
})

async function accountOf({ uid }: Person) {
  return (await stored.account(uid).get()).data()
}

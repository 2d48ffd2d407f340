import { randomInt } from 'node:crypto'
import { getAuth } from 'firebase-admin/auth'
import { getStorage } from 'firebase-admin/storage'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { competitionInput } from '../../../testing/competitionInput.ts'
import { database, stored } from '../../../testing/database.ts'
import { notification } from '../../../testing/notification.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'
import { signedInAt } from '../../../testing/signedInAt.ts'
import { markStaged } from '../../../testing/staged.ts'
import { settleTotals } from '../../src/competitions/settleTotals.ts'
import { firebaseApp } from '../../src/platform/firebase.ts'
import { ensureProfile } from '../../src/profiles/ensureProfile.ts'
import { copyProfile } from '../../src/publicCopies/copyProfile.ts'
import { changingNothing, refused } from '../support/refused.ts'

let people: Record<'wolf' | 'bear' | 'owner', Person>
beforeEach(async () => {
  people = await signUpAll('wolf', 'bear', 'owner')
  const name = { displayName: 'Wolf', photoURL: '/avatars/avatar3.svg', dota: { RankTier: 54 } }
  await stored.profile(people.wolf.uid).update(name)
})

const bucket = getStorage(firebaseApp()).bucket()
const done = { ok: true, value: {} }

function delay(minutes: number): number {
  return Date.now() - minutes * 60_000
}

async function aTeamOfTwo(competition: Seed['competition'] = {}) {
  const { wolf, bear, owner } = people
  return seededCompetition({
    owner,
    administrators: [wolf],
    teams: [{ players: [wolf, bear] }],
    competition,
  })
}

/** Whatever there is of a person outside competitions. */
async function traces({ uid }: Person, chatId: number) {
  const [profile, notifications, deliveries, account, chat, links, identities, webhooks, file, user] =
    await Promise.all([
      stored.profile(uid).get(),
      stored.notifications(uid).get(),
      stored.deliveries().where('uid', '==', uid).get(),
      stored.account(uid).get(),
      stored.telegramChat(chatId).get(),
      stored.telegramLinks().where('uid', '==', uid).get(),
      stored.identities().where('uid', '==', uid).get(),
      database.collectionGroup('webhookSecrets').where('creatorUid', '==', uid).get(),
      bucket.file(`avatars/${uid}`).exists(),
      getAuth(firebaseApp()).getUsers([{ uid }]),
    ])
  return {
    profile: profile.exists,
    notifications: notifications.size,
    deliveries: deliveries.size,
    account: account.exists,
    chat: chat.exists,
    links: links.size,
    identities: identities.size,
    webhooks: webhooks.size,
    avatar: file[0],
    user: user.users.length,
  }
}

const everything = {
  profile: true,
  notifications: 1,
  deliveries: 1,
  account: true,
  chat: true,
  links: 1,
  identities: 2,
  webhooks: 1,
  avatar: true,
  user: 1,
}
const nothing = {
  profile: false,
  notifications: 0,
  deliveries: 0,
  account: false,
  chat: false,
  links: 0,
  identities: 0,
  webhooks: 0,
  avatar: false,
  user: 0,
}

/** Links all that can be linked; answers the Telegram chat. */
async function linkEverything(person: Person): Promise<number> {
  const { uid } = person
  const chatId = randomInt(1, 2 ** 47)
  const [steam, discord] = [`steam-${uid}`, `discord-${uid}`]
  await Promise.all([
    stored.account(uid).set({ identities: { steam, discord }, telegramChatId: chatId, unlinking: {} }),
    stored.identity('steam', steam).set({ uid, linkedAt: 1 }),
    stored.identity('discord', discord).set({ uid, linkedAt: 1 }),
    stored.telegramChat(chatId).set({ uid, connectedAt: 1 }),
    stored.profile(uid).update({ telegramConnected: true, steamID: steam, discordID: discord }),
    stored.notifications(uid).doc('notification').set(notification),
    database.doc(`competitions/${freshId()}/webhookSecrets/${freshId()}`).set({ creatorUid: uid }),
    stored
      .deliveries()
      .doc()
      .set({ uid } as never),
    bucket.file(`avatars/${uid}`).save(Buffer.from('picture'), { contentType: 'image/png' }),
    call('createTelegramLink', person, {}),
  ])
  await copyProfile(uid)
  return chatId
}

describe('deleteMyAccount', () => {
  it('leaves nothing of the person, and everything of the others', async () => {
    const chats = { wolf: await linkEverything(people.wolf), bear: await linkEverything(people.bear) }
    expect(await traces(people.wolf, chats.wolf)).toEqual(everything)

    expect(await call('deleteMyAccount', people.wolf, {})).toEqual(done)
    expect(await traces(people.wolf, chats.wolf)).toEqual(nothing)
    expect(await traces(people.bear, chats.bear)).toEqual(everything)

    expect(await call('deleteMyAccount', people.wolf, {})).toEqual(done)
    expect(await call('exportMyData', people.wolf, {})).toEqual(refused('unauthenticated'))
  })

  it('takes the person out of competitions that have not started, and hands on the captaincy', async () => {
    const { competitionId, teamId } = await aTeamOfTwo()
    const { wolf, bear } = people
    await call('deleteMyAccount', wolf, {})
    expect((await stored.player(competitionId, wolf.uid).get()).exists).toBe(false)
    expect((await stored.team(competitionId, teamId).get()).data()).toMatchObject({
      playerUids: [bear.uid],
      captainUid: bear.uid,
    })
    expect((await stored.competition(competitionId).get()).data()?.adminUids).toEqual([])
    await settleTotals(competitionId)
    expect((await stored.competition(competitionId).get()).data()?.playerCount).toBe(1)
  })

  it.each(['running', 'finished'] as const)('keeps a nameless entry where it is %s', async status => {
    const { competitionId, teamId } = await aTeamOfTwo({ status, bracketId: 'b' })
    const { wolf, bear } = people
    const read = async () => {
      const [own, other, team] = await Promise.all([
        stored.player(competitionId, wolf.uid).get(),
        stored.player(competitionId, bear.uid).get(),
        stored.team(competitionId, teamId).get(),
      ])
      return { own: own.data(), other: other.data(), team: team.data() }
    }
    const before = await read()
    expect(before.own).toMatchObject({ displayName: 'Wolf', rankTier: 54, captain: true })

    for (let time = 0; time < 2; time += 1) {
      await call('deleteMyAccount', wolf, {})
      expect(await read()).toEqual({
        ...before,
        own: { ...before.own, displayName: null, photoURL: null },
      })
    }
    expect((await stored.competition(competitionId).get()).data()?.adminUids).toEqual([])
  })

  it.each(['registration', 'running'] as const)('is refused to the owner of one in %s', async status => {
    const bracketId = status === 'running' ? 'b' : null
    const { competitionId } = await aTeamOfTwo({ status, bracketId, name: 'Winter Cup' })
    const { owner } = people
    const chatId = await linkEverything(owner)
    await changingNothing(competitionId, [owner.uid], async () => {
      expect(await call('deleteMyAccount', owner, {})).toEqual(
        refused('owns-running-competition', { competitions: ['Winter Cup'] }),
      )
    })
    expect(await traces(owner, chatId)).toEqual(everything)

    await markStaged(competitionId)
    await stored.competition(competitionId).update({ status: 'finished' })
    expect(await call('deleteMyAccount', owner, {})).toEqual(done)
    expect((await stored.competition(competitionId).get()).data()).toMatchObject({ name: 'Winter Cup' })
  })

  it('asks for a sign-in of the last five minutes', async () => {
    const { competitionId } = await aTeamOfTwo()
    const { wolf } = people
    const chatId = await linkEverything(wolf)
    await changingNothing(competitionId, [wolf.uid], async () => {
      expect(await call('deleteMyAccount', null, {})).toEqual(refused('unauthenticated'))
      expect(await call('deleteMyAccount', signedInAt(wolf, delay(6)), {})).toEqual(
        refused('recent-sign-in-required'),
      )
    })
    expect(await traces(wolf, chatId)).toEqual(everything)
    expect(await call('deleteMyAccount', signedInAt(wolf, delay(4)), {})).toEqual(done)
    expect(await traces(wolf, chatId)).toEqual(nothing)
  })

  it('goes on where it broke off', async () => {
    const { competitionId } = await aTeamOfTwo({ status: 'running', bracketId: 'b' })
    const { wolf } = people
    const chatId = await linkEverything(wolf)
    await Promise.all([
      getAuth(firebaseApp()).deleteUser(wolf.uid),
      database.recursiveDelete(stored.profile(wolf.uid)),
      bucket.file(`avatars/${wolf.uid}`).delete(),
    ])
    expect(await call('deleteMyAccount', wolf, {})).toEqual(done)
    expect(await traces(wolf, chatId)).toEqual(nothing)
    expect((await stored.player(competitionId, wolf.uid).get()).data()?.displayName).toBeNull()
  })

  it('is done once where it is asked for twice at the same time, and lets nobody come back by an old token', async () => {
    const { competitionId } = await aTeamOfTwo()
    const { wolf } = people
    const chatId = await linkEverything(wolf)
    const replies = await Promise.all([
      call('deleteMyAccount', wolf, {}),
      call('deleteMyAccount', wolf, {}),
      call('joinCompetition', wolf, { competitionId, joinId: freshId() }),
    ])
    expect(replies.slice(0, 2)).toEqual([done, done])
    expect(await traces(wolf, chatId)).toEqual(nothing)
    expect(await call('joinCompetition', wolf, { competitionId, joinId: freshId() })).toEqual(
      refused('unauthenticated'),
    )
    expect((await stored.player(competitionId, wolf.uid).get()).exists).toBe(false)
  })

  it('gets no new profile from a call that was under way, and opens nothing by an old token', async () => {
    const person = people.wolf
    expect(await call('deleteMyAccount', person, {})).toEqual({ ok: true, value: {} })
    const { uid } = person
    await getAuth(firebaseApp()).createUser({ uid })
    expect(await ensureProfile(uid)).toMatchObject({ ok: false, code: 'unauthenticated' })
    await getAuth(firebaseApp()).deleteUser(uid)
    expect(await call('createCompetition', person, competitionInput())).toEqual(refused('unauthenticated'))
    expect((await stored.profile(uid).get()).exists).toBe(false)
    const owned = stored.competitions().where('ownerUid', '==', uid).count()
    expect((await owned.get()).data().count).toBe(0)
  })
})

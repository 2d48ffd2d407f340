import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { callPatiently } from '../../../testing/callPatiently.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import {
  agreeing,
  commentatingCast,
  confirmed,
  messagesOf,
  newSecret,
  requested,
} from '../support/commentating.ts'
import { copyProfile } from '../../src/publicCopies/copyProfile.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'

const { people, aTestCompetition } = await commentatingCast()

const done = { ok: true, value: {} }

describe('a request to a commentator', () => {
  it('goes from the organizer over the private link to the first who opens it, who confirms', async () => {
    const { administrator, owner, wolf, bear } = people
    const competitionId = await aTestCompetition()
    const { wanted, address, link, request, publicCommentator } = await requested(
      competitionId,
      people.administrator,
    )
    expect(await call('requestCommentator', administrator, wanted)).toMatchObject({ ok: true })
    const contact = { service: 'telegram', handle: 'commentator' }
    expect(await request()).toMatchObject({ status: 'awaiting', contact, commentatorUid: null })
    const kept = await stored.commentatorLink(competitionId, address.requestId).get()
    expect(JSON.stringify(kept.data())).not.toContain(link.secret)

    const guess = { ...link, secret: newSecret() }
    expect(await call('openCommentatorLink', wolf, guess)).toEqual(refused('link-invalid'))
    const none = { ...link, requestId: freshId() }
    expect(await call('openCommentatorLink', wolf, none)).toEqual(refused('link-invalid'))
    expect(await call('openCommentatorLink', owner, link)).toEqual(refused('link-for-commentator'))
    for (let time = 0; time < 2; time += 1) {
      expect(await call('openCommentatorLink', wolf, link)).toEqual(done)
    }
    expect(await call('openCommentatorLink', bear, link)).toEqual(refused('link-taken'))

    const yes = agreeing(address, 'ru', 'en', 'ru')
    expect(await call('respondToCommentatorRequest', bear, yes)).toEqual(refused('permission-denied'))
    expect(await publicCommentator()).toBeUndefined()
    for (let time = 0; time < 2; time += 1) {
      expect(await call('respondToCommentatorRequest', wolf, yes)).toEqual(done)
    }
    expect(await request()).toMatchObject({ status: 'confirmed', commentatorUid: wolf.uid })
    expect(await publicCommentator()).toEqual({
      uid: wolf.uid,
      displayName: 'wolf',
      photoURL: expect.any(String),
      broadcastLink: 'https://www.twitch.tv/starladder',
      languages: ['ru', 'en'],
      matches: null,
      confirmedAt: expect.any(Number),
    })

    for (let time = 0; time < 2; time += 1) {
      expect(await call('cancelCommentatorRequest', administrator, address)).toEqual(done)
    }
    expect(await publicCommentator()).toBeUndefined()
    const status = 'cancelled'
    expect(await call('respondToCommentatorRequest', wolf, yes)).toEqual(
      refused('request-not-awaiting', { status }),
    )
    const log = (await logOf({ competitionId })).map(({ action }) => action)
    expect(log.toSorted()).toEqual(['cancelCommentatorRequest', 'requestCommentator'])
    const events = await stored.outbox().where('competition.id', '==', competitionId).get()
    const told = events.docs.map(each => [each.data().kind, each.data().byUid])
    expect(told.toSorted()).toEqual([
      ['commentatorAnswered', wolf.uid],
      ['commentatorCancelled', administrator.uid],
    ])
  })

  it('opens for somebody else once its link is renewed', async () => {
    const { administrator, wolf, bear } = people
    const { address, link, request } = await requested(await aTestCompetition(), people.administrator)
    await call('openCommentatorLink', wolf, link)
    const renewed = { ...address, secret: newSecret() }
    expect(await call('renewCommentatorLink', administrator, renewed)).toEqual(done)
    expect(await request()).toMatchObject({ commentatorUid: null, displayName: null })
    expect(await call('openCommentatorLink', wolf, link)).toEqual(refused('link-invalid'))
    expect(await call('openCommentatorLink', bear, renewed)).toEqual(done)
    // Its response got lost: the one who has opened the new link keeps the request.
    expect(await call('renewCommentatorLink', administrator, renewed)).toEqual(done)
    expect(await request()).toMatchObject({ commentatorUid: bear.uid, displayName: 'bear' })
  })

  it('ends in one state that both sides see, however many confirm and cancel at once', {
    timeout: 300_000,
  }, async () => {
    const { owner, administrator, wolf, bear } = people
    const competitionId = await aTestCompetition()
    // 1,120 calls in the deep run: of one person these are more than the rate limit.
    const requests = await Promise.all(
      Array.from({ length: raceRounds(2) }, async (_, index) => {
        const commentator = index % 2 === 0 ? wolf : bear
        const made = await requested(competitionId, administrator)
        expect(await callPatiently('openCommentatorLink', commentator, made.link)).toEqual(done)
        return { ...made, commentator }
      }),
    )
    // The emulator's socket keeps 511 calls waiting: 400 at once.
    for (let first = 0; first < requests.length; first += 10) {
      const replies = requests
        .slice(first, first + 10)
        .flatMap(({ address, commentator }) =>
          Array.from({ length: raceRounds(2) }, (_, index) =>
            index % 2 === 0
              ? callPatiently('respondToCommentatorRequest', commentator, agreeing(address, 'ru'))
              : callPatiently('cancelCommentatorRequest', index % 4 === 1 ? owner : administrator, address),
          ),
        )
      for (const reply of await Promise.all(replies)) {
        if (!reply.ok) expect(reply).toEqual(refused('request-not-awaiting', { status: 'cancelled' }))
      }
    }
    for (const { request, publicCommentator } of requests) {
      expect((await request())?.status).toBe('cancelled')
      expect(await publicCommentator()).toBeUndefined()
    }
  })
})

describe('what a commentator shows', () => {
  it('follows the profile, is exported, and goes with the account', async () => {
    const { bruin } = await signUpAll('bruin')
    const competitionId = await aTestCompetition()
    const { address, request, publicCommentator } = await confirmed(
      competitionId,
      people.administrator,
      bruin,
    )
    for (const [person, text] of [
      [bruin, 'From Bruin'],
      [people.owner, 'From the owner'],
    ] as const) {
      await call('sendChatMessage', person, { ...address, messageId: freshId(), text })
    }
    await stored.profile(bruin.uid).update({ displayName: 'Bruin', photoURL: '/avatars/avatar2.svg' })
    await copyProfile(bruin.uid)
    expect(await publicCommentator()).toMatchObject({
      displayName: 'Bruin',
      photoURL: '/avatars/avatar2.svg',
    })
    const exported = await call('exportMyData', bruin, {})
    const commentary = exported.ok ? exported.value.commentary : []
    expect(commentary).toMatchObject([{ competitionId, status: 'confirmed', displayName: 'Bruin' }])
    const messages = exported.ok ? exported.value.messages : []
    expect(messages).toMatchObject([{ competitionId, text: 'From Bruin' }])
    expect(JSON.stringify(commentary)).not.toContain(people.administrator.uid)

    expect(await call('deleteMyAccount', bruin, {})).toEqual(done)
    expect(await publicCommentator()).toBeUndefined()
    expect(await request()).toMatchObject({
      status: 'declined',
      contact: null,
      commentatorUid: null,
      displayName: null,
      photoURL: null,
    })
    expect((await messagesOf(address)).map(({ text }) => text)).toEqual(['From the owner'])
  })
})

import { randomBytes } from 'node:crypto'
import { chatLimits } from '@upper-bracket/shared/chat/chatLimits'
import { commentatorLimits } from '@upper-bracket/shared/commentators/commentatorLimits'
import { aRequest } from '@upper-bracket/shared/commentators/testing/aRequest'
import { beforeAll, expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { persistentRateLimits } from '../../src/platform/limits/persistentRateLimits.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { refused } from '../support/refused.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

let people: Record<'owner' | 'wolf', Person>
beforeAll(async () => {
  people = await newPeople('owner', 'wolf')
})

const aTestCompetition = async () => (await seededCompetition({ owner: people.owner })).competitionId
const wanted = (competitionId: string) => ({
  competitionId,
  requestId: freshId(),
  secret: randomBytes(16).toString('base64url'),
  broadcastLink: 'twitch.tv/starladder',
  contact: { service: 'discord', handle: 'commentator' } as const,
  comment: '',
})

it('reminds of a request 24 hours later, once, and not of one that has been answered or is gone', async () => {
  const { owner, wolf } = people
  const [competitionId, gone] = [await aTestCompetition(), await aTestCompetition()]
  const [silent, answered, lost] = [wanted(competitionId), wanted(competitionId), wanted(gone)]
  for (const each of [silent, answered, lost]) {
    expect(await call('requestCommentator', owner, each)).toMatchObject({ ok: true })
  }
  const { requestId, secret } = answered
  await call('openCommentatorLink', wolf, { competitionId, requestId, secret })
  await call('respondToCommentatorRequest', wolf, { competitionId, requestId, accept: false })
  await stored.competition(gone).delete()
  await stored.commentator(gone, lost.requestId).delete()

  const remindedAt = async ({ requestId: id }: typeof silent) =>
    (await stored.commentator(competitionId, id).get()).data()?.remindedAt
  const timers = (await documents.timers().get()).docs.map(each => each.data())
  const due = timers.find(timer => timer.kind === 'remindOfRequest' && timer.requestId === silent.requestId)
  const dueAt = due?.dueAt ?? 0
  expect(dueAt - Date.now()).toBeGreaterThan(commentatorLimits.responseMs - 60_000)

  await fireDueTimers(dueAt - 1)
  expect(await remindedAt(silent)).toBeNull()
  await Promise.all([fireDueTimers(dueAt + 60_000), fireDueTimers(dueAt + 60_000)])
  expect(await remindedAt(silent)).toBe(dueAt)
  const told = await documents.outbox().where('kind', '==', 'commentatorReminder').get()
  expect(told.docs.map(each => each.data())).toMatchObject([
    { competition: { id: competitionId }, facts: { name: 'commentator' }, audience: { of: 'organizers' } },
  ])
  expect(await remindedAt(answered)).toBeNull()
  expect((await stored.commentator(gone, lost.requestId).get()).exists).toBe(false)
  expect((await documents.timers().get()).size).toBe(0)
})

it('notifies absent readers of messages, once until they read them, and nobody who is present', async () => {
  const { owner, wolf } = people
  const asked = wanted(await aTestCompetition())
  const { competitionId, requestId, secret } = asked
  const address = { competitionId, requestId }
  await call('requestCommentator', owner, asked)
  await call('openCommentatorLink', wolf, { ...address, secret })
  await call('respondToCommentatorRequest', wolf, { ...address, accept: true, languages: ['en'] })
  const say = (person: Person, text: string) =>
    call('sendChatMessage', person, { ...address, messageId: freshId(), text })
  const later = () => fireDueTimers(Date.now() + chatLimits.awayMs + 1)
  const told = async () => {
    const events = await documents.outbox().where('kind', '==', 'chatMessage').get()
    return events.docs
      .map(each => each.data())
      .filter(({ competition }) => competition.id === competitionId)
      .map(({ audience, facts }) => [audience, facts])
  }
  const toWolf = { of: 'people', uids: [wolf.uid] }

  await say(owner, 'First')
  await say(owner, 'Second')
  expect(await told()).toEqual([])
  await Promise.all([later(), later()])
  const path = `/competitions/${competitionId}/commentators?chat=${requestId}`
  expect(await told()).toEqual([[toWolf, { path, from: 'owner', text: 'Second' }]])
  await say(owner, 'Third')
  await later()
  expect(await told()).toHaveLength(1)

  // Answering marks the chat as read; the other side reads at once.
  await say(wolf, 'Hello')
  const upTo = Date.now() + 60_000
  await call('markChatRead', owner, { ...address, upTo })
  await later()
  expect(await told()).toHaveLength(1)
  await say(wolf, 'Are you there?')
  await later()
  expect(await told()).toContainEqual([
    { of: 'people', uids: [owner.uid] },
    { path, from: 'wolf', text: 'Are you there?' },
  ])
})

it('reaches the person whom the bot knows by that name, who opens it without the secret until it is renewed', async () => {
  const { owner, wolf } = people
  const competitionId = await aTestCompetition()
  const asked = { ...wanted(competitionId), contact: { service: 'telegram', handle: '@Grey_Wolf' } as const }
  const address = { competitionId, requestId: asked.requestId }
  const chat = documents.telegramChat(7)
  await chat.set({ uid: wolf.uid, username: 'grey_wolf', connectedAt: 1 })
  await call('requestCommentator', owner, asked)
  const told = await documents.outbox().where('kind', '==', 'commentatorRequested').get()
  expect(told.docs.map(each => each.data())).toMatchObject([
    { audience: { uids: [wolf.uid] }, facts: { path: `/commentate/${competitionId}/${asked.requestId}` } },
  ])
  // The organizer sees nothing of whom it has reached.
  const before = (await stored.commentator(competitionId, asked.requestId).get()).data()
  expect(before).toMatchObject({ commentatorUid: null, displayName: null })
  const byBot = { ...address, secret: null }
  expect(await call('openCommentatorLink', owner, byBot)).toEqual(refused('link-invalid'))
  expect(await call('openCommentatorLink', wolf, byBot)).toEqual({ ok: true, value: {} })

  await call('renewCommentatorLink', owner, { ...address, secret: 'N'.repeat(22) })
  expect(await call('openCommentatorLink', wolf, byBot)).toEqual(refused('link-invalid'))
  await chat.delete()
})

it('limits how often the bot reaches one person, over all callers, without showing that to organizers', async () => {
  const { owner, wolf } = people
  const chat = documents.telegramChat(8)
  await chat.set({ uid: wolf.uid, username: 'lone_wolf', connectedAt: 1 })
  const ask = async () => {
    const asked = {
      ...wanted(await aTestCompetition()),
      contact: { service: 'telegram', handle: '@lone_wolf' } as const,
    }
    expect(await call('requestCommentator', owner, asked)).toMatchObject({ ok: true })
    const told = await documents.outbox().where('competition.id', '==', asked.competitionId).get()
    const { competitionId, requestId } = asked
    const opened = await call('openCommentatorLink', wolf, { competitionId, requestId, secret: null })
    return { told: told.size, opened: opened.ok }
  }
  expect(await ask()).toEqual({ told: 1, opened: true })
  const { burst, refillMs } = persistentRateLimits.reachByBot.person
  const consumedUntil = Date.now() + (burst + 1) * refillMs
  await stored.rateLimits(wolf.uid).set({ reachByBot: consumedUntil, expiresAt: consumedUntil })
  expect(await ask()).toEqual({ told: 0, opened: false })
  await chat.delete()
})

it('lets an organizer ask for so many commentators and no more', async () => {
  const competitionId = await aTestCompetition()
  await Promise.all(
    Array.from({ length: commentatorLimits.requests - 1 }, () =>
      stored.commentator(competitionId, freshId()).set({ ...aRequest, status: 'cancelled' }),
    ),
  )
  expect(await call('requestCommentator', people.owner, wanted(competitionId))).toMatchObject({ ok: true })
  expect(await call('requestCommentator', people.owner, wanted(competitionId))).toEqual(
    refused('too-many-commentators', { most: commentatorLimits.requests }),
  )
})

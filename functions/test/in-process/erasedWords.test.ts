import { randomBytes } from 'node:crypto'
import { chatLimits } from '@upper-bracket/shared/chat/chatLimits'
import { type CollectionReference, WriteBatch } from 'firebase-admin/firestore'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { eraseConversations } from '../../src/account/eraseConversations.ts'
import { fanOut } from '../../src/notifications/fanOut.ts'
import { firestore } from '../../src/platform/firebase.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { beforeNextCommit } from './support/beforeNextCommit.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

const [name, words, others] = ['Wolf of the North', 'I will be late', 'We will wait']

let [owner, wolf]: Person[] = []
let address: { readonly competitionId: string; readonly requestId: string }
beforeEach(async () => {
  await firestore().recursiveDelete(documents.competitions())
  await firestore().recursiveDelete(documents.outbox())
  await firestore().recursiveDelete(documents.timers())
  await firestore().recursiveDelete(documents.profiles())
  const people = await newPeople('owner', 'wolf')
  ;[owner, wolf] = [people.owner, people.wolf]
  await stored.profile(wolf.uid).update({ displayName: name })
  const { competitionId } = await seededCompetition({ owner, players: [wolf] })
  const [requestId, secret] = [freshId(), randomBytes(16).toString('base64url')]
  address = { competitionId, requestId }
  const contact = { service: 'discord', handle: 'commentator' } as const
  await call('requestCommentator', owner, {
    ...address,
    secret,
    contact,
    broadcastLink: 'twitch.tv/starladder',
    comment: '',
  })
  await call('openCommentatorLink', wolf, { ...address, secret })
  await call('respondToCommentatorRequest', wolf, { ...address, accept: true, languages: ['en'] })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const person = (someone: Person | undefined): Person => {
  if (someone === undefined) throw new Error('Nobody is there')
  return someone
}
const say = (author: Person | undefined, text: string) =>
  call('sendChatMessage', person(author), { ...address, messageId: freshId(), text })
const tell = () => fireDueTimers(Date.now() + chatLimits.awayMs + 1)

async function deliver(): Promise<void> {
  const events = await documents.outbox().get()
  for (const { id } of events.docs) await fanOut(id, Date.now(), async () => undefined)
}

/** Every document of the database that holds a text, by its path. */
async function holding(
  text: string,
  collections?: readonly CollectionReference[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const collection of collections ?? (await firestore().listCollections())) {
    for (const ref of await collection.listDocuments()) {
      if (JSON.stringify((await ref.get()).data() ?? {}).includes(text)) found.push(ref.path)
      found.push(...(await holding(text, await ref.listCollections())))
    }
  }
  return found
}

const chat = async () => (await stored.commentator(address.competitionId, address.requestId).get()).data()

test('a deleted account leaves neither its name nor its words with others, nor what it has read', async () => {
  await say(wolf, words)
  await tell()
  await deliver()
  expect(await holding(words)).toHaveLength(3)
  expect((await holding(name)).length).toBeGreaterThan(3)
  await say(owner, others)
  await tell()
  expect((await chat())?.readAt).toHaveProperty(person(wolf).uid)

  for (let time = 0; time < 2; time += 1) {
    expect(await call('deleteMyAccount', person(wolf), {})).toMatchObject({ ok: true })
    await deliver()
    expect(await holding(words)).toEqual([])
    expect(await holding(name)).toEqual([])
    expect(JSON.stringify(await chat())).not.toContain(person(wolf).uid)
    expect((await holding(others)).length).toBeGreaterThan(0)
  }
  // Organizers hear of it without a name.
  const told = await documents
    .notifications(person(owner).uid)
    .where('kind', '==', 'commentatorAnswered')
    .get()
  expect(told.docs.map(each => each.data().facts)).toMatchObject([{ name: '', answer: 'cancelled' }])
})

test('what an organizer wrote and read goes with the account, though somebody else runs the competition now', async () => {
  await say(owner, others)
  await tell()
  await say(wolf, words)
  await call('markChatRead', person(owner), { ...address, upTo: Date.now() })
  await say(wolf, words)
  expect((await chat())?.unreadBy).toContain(person(owner).uid)
  await eraseConversations(person(owner).uid)
  const left = await chat()
  expect([left?.unreadBy, Object.keys(left?.readAt ?? {}), left?.readerUids]).toEqual([
    [],
    [person(wolf).uid],
    [person(wolf).uid],
  ])
  expect(await holding(others)).toEqual([])
  expect((await holding(words)).length).toBeGreaterThan(0)
})

test('nobody is told of a message whose author is deleted meanwhile', async () => {
  await say(wolf, words)
  beforeNextCommit(async () => {
    await stored.accountDeletion(person(wolf).uid).set({ expiresAt: Date.now() + 60_000 })
    await eraseConversations(person(wolf).uid)
  })
  await tell()
  await deliver()
  expect(await holding(words)).toEqual([])
})

test('an event that is being fanned out while its author is deleted leaves no notification', async () => {
  await say(wolf, words)
  await tell()
  const [event] = (await documents.outbox().where('kind', '==', 'chatMessage').get()).docs
  if (event === undefined) throw new Error('There is no event')
  beforeNextCommit(() => eraseConversations(person(wolf).uid))
  await fanOut(event.id, Date.now(), async () => undefined)
  expect(await holding(words)).toEqual([])
})

test.each([1, 2, 3, 4, 5])(
  'a deletion that is killed before commit %i is completed by the next',
  async killed => {
    await say(wolf, words)
    await tell()
    await deliver()
    const commit = WriteBatch.prototype.commit
    let commits = 0
    vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (this: WriteBatch) {
      commits += 1
      if (commits === killed) throw new Error('killed')
      return commit.call(this)
    })
    await Promise.allSettled([eraseConversations(person(wolf).uid)])
    vi.restoreAllMocks()
    await Promise.all([eraseConversations(person(wolf).uid), eraseConversations(person(wolf).uid)])
    expect(await holding(words)).toEqual([])
    expect((await chat())?.readerUids).not.toContain(person(wolf).uid)
  },
)

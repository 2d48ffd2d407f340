import { expect, test } from 'vitest'
import { chatReaders } from './chatReaders.ts'
import type { RequestStatus } from './commentatorRequest.ts'
import { requestNews } from './requestNews.ts'
import { aRequest } from './testing/aRequest.ts'

const wolf = { commentatorUid: 'wolf', displayName: 'Wolf' } as const
const path = '/competitions/cup/commentators'
const organizers = { of: 'organizers' }
const commentator = { of: 'people', uids: ['wolf'] }

test.each<['request' | 'offer', RequestStatus | null, RequestStatus, string | null, object, object]>([
  ['request', null, 'awaiting', null, {}, {}],
  ['request', 'awaiting', 'awaiting', null, {}, {}],
  [
    'request',
    'awaiting',
    'confirmed',
    'commentatorAnswered',
    { name: 'Wolf', answer: 'confirmed' },
    organizers,
  ],
  [
    'request',
    'awaiting',
    'declined',
    'commentatorAnswered',
    { name: 'Wolf', answer: 'declined' },
    organizers,
  ],
  [
    'request',
    'confirmed',
    'declined',
    'commentatorAnswered',
    { name: 'Wolf', answer: 'cancelled' },
    organizers,
  ],
  ['request', 'confirmed', 'cancelled', 'commentatorCancelled', {}, commentator],
  ['offer', null, 'offered', 'commentaryOffered', { name: 'Wolf' }, organizers],
  ['offer', 'offered', 'confirmed', 'commentaryOfferAnswered', { answer: 'confirmed' }, commentator],
  ['offer', 'offered', 'cancelled', 'commentaryOfferAnswered', { answer: 'declined' }, commentator],
  ['offer', 'confirmed', 'cancelled', 'commentatorCancelled', {}, commentator],
])('%s, %s → %s: %s', (origin, before, after, kind, facts, audience) => {
  const of = (status: RequestStatus) => ({ ...aRequest, ...wolf, origin, status })
  const news = requestNews('cup', before === null ? null : of(before), of(after))
  expect(news).toEqual(kind === null ? null : { kind, facts: { path, ...facts }, audience })
})

test('nobody is told of the end of a request that nobody has opened', () => {
  expect(requestNews('cup', aRequest, { ...aRequest, status: 'cancelled' })).toBeNull()
})

test('messages concern the commentator, who asked, and organizers who were in the chat', () => {
  const cup = { ownerUid: 'owner', adminUids: ['asked', 'silent', 'wrote'] }
  const request = { ...aRequest, ...wolf, organizerUid: 'asked', readAt: { wolf: 1, wrote: 1, former: 1 } }
  expect(chatReaders(cup, request)).toEqual(['wolf', 'asked', 'wrote'])
  expect(chatReaders({ ...cup, adminUids: [] }, request)).toEqual(['wolf', 'owner'])
})

import { expect, test } from 'vitest'
import { chatReaders } from '../commentators/chatReaders.ts'
import type { RequestStatus } from '../commentators/commentatorRequest.ts'
import { aRequest } from '../commentators/testing/aRequest.ts'
import { commentatorEvents } from './commentatorEvents.ts'

const wolf = { commentatorUid: 'wolf', displayName: 'Wolf' } as const
const ids = { competitionId: 'cup', requestId: 'request' }
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
  const events = commentatorEvents(ids, before === null ? null : of(before), of(after), 5)
  const common = { cause: ['request', 5], personUid: 'wolf' }
  expect(events).toEqual(kind === null ? [] : [{ kind, ...common, facts: { path, ...facts }, audience }])
})

test('nobody is told of the end of a request that nobody has opened', () => {
  expect(commentatorEvents(ids, aRequest, { ...aRequest, status: 'cancelled' }, 5)).toEqual([])
})

test('messages concern the commentator, who asked, and organizers who were in the chat', () => {
  const testCompetition = { ownerUid: 'owner', adminUids: ['asked', 'silent', 'wrote'] }
  const request = { ...aRequest, ...wolf, organizerUid: 'asked', readAt: { wolf: 1, wrote: 1, previous: 1 } }
  expect(chatReaders(testCompetition, request)).toEqual(['wolf', 'asked', 'wrote'])
  expect(chatReaders({ ...testCompetition, adminUids: [] }, request)).toEqual(['wolf', 'owner'])
})

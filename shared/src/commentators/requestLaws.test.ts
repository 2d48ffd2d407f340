import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commentatorLimits } from './commentatorLimits.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'
import { isCancellable, moveRequest, type RequestMove } from './moveRequest.ts'
import { openCommentatorLink } from './openCommentatorLink.ts'
import { publicCommentatorOf } from './publicCommentator.ts'
import { remindOfRequest } from './remindOfRequest.ts'
import { renewCommentatorLink } from './renewCommentatorLink.ts'
import { requestCommentator } from './requestCommentator.ts'

const wanted = {
  broadcastLink: 'twitch.tv/StarLadder',
  contact: { service: 'telegram', handle: '@Commentator' },
  comment: 'Finals on Saturday',
} as const
const context = { organizerUid: 'owner', current: null, count: 0, now: 1 }

function aRequest(): CommentatorRequest {
  const requested = requestCommentator(wanted, context)
  if (!requested.ok) throw new Error(requested.code)
  return requested.value
}

const opener = (uid: string, isOrganizer = false) => ({ uid, displayName: uid, photoURL: null, isOrganizer })

type Event =
  | { readonly kind: 'move'; readonly move: RequestMove }
  | { readonly kind: 'open'; readonly uid: string }
  | { readonly kind: 'renew' | 'remind' }

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    move: fc.constantFrom('confirm' as const, 'decline', 'cancel', 'acceptOffer'),
  }),
  fc.record({ kind: fc.constant('open' as const), uid: fc.constantFrom('wolf', 'bear') }),
  fc.record({ kind: fc.constantFrom('renew' as const, 'remind') }),
)

/** As the functions do: what is refused changes nothing, and only the one who is bound responds. */
function after(request: CommentatorRequest, happens: Event, now: number): CommentatorRequest {
  switch (happens.kind) {
    case 'move': {
      const isOwn = happens.move === 'confirm' || happens.move === 'decline'
      if (isOwn && request.commentatorUid === null) return request
      const moved = moveRequest(request, happens.move, now)
      return moved.ok ? moved.value : request
    }
    case 'open': {
      const opened = openCommentatorLink(request, opener(happens.uid))
      return opened.ok ? opened.value : request
    }
    case 'renew': {
      const renewed = renewCommentatorLink(request)
      return renewed.ok ? renewed.value : request
    }
    case 'remind':
      return remindOfRequest(request, now)
  }
}

const steps = {
  awaiting: ['awaiting', 'confirmed', 'declined', 'cancelled'],
  offered: ['offered', 'confirmed', 'declined', 'cancelled'],
  confirmed: ['confirmed', 'declined', 'cancelled'],
  declined: ['declined'],
  cancelled: ['cancelled'],
} as const

test('whatever happens in whatever order, a request moves forward only, and what has ended stays so', () => {
  const starts = fc.constantFrom(aRequest(), {
    ...aRequest(),
    origin: 'offer' as const,
    status: 'offered' as const,
    commentatorUid: 'wolf',
    displayName: 'wolf',
  })
  fc.assert(
    fc.property(starts, fc.array(event, { maxLength: 30 }), (start, events) => {
      let request: CommentatorRequest = start
      events.forEach((happens, now) => {
        const before = request
        request = after(before, happens, now + 2)
        expect(after(request, happens, now + 3)).toEqual(request)

        expect(steps[before.status]).toContain(request.status)
        expect(request.status === 'declined' || request.status === 'cancelled').toBe(request.endedAt !== null)
        expect(isCancellable(request)).toBe(request.endedAt === null)
        if (request.status === 'confirmed') expect(request.commentatorUid).not.toBeNull()
        if (before.confirmedAt !== null) expect(request.commentatorUid).toBe(before.commentatorUid)
        if (before.commentatorUid !== request.commentatorUid && before.commentatorUid !== null) {
          expect(happens.kind).toBe('renew')
        }
        expect(publicCommentatorOf(request) !== null).toBe(request.status === 'confirmed')
      })
    }),
  )
})

test('confirmations and cancellations, in any order, end in one state: cancelled if anybody cancelled', () => {
  const opened = openCommentatorLink(aRequest(), opener('wolf'))
  if (!opened.ok) throw new Error(opened.code)
  const moves = fc.array(fc.constantFrom<RequestMove>('confirm', 'cancel'), { minLength: 1 })
  fc.assert(
    fc.property(moves, order => {
      const end = order.reduce((request, move) => after(request, { kind: 'move', move }, 5), opened.value)
      expect(end.status).toBe(order.includes('cancel') ? 'cancelled' : 'confirmed')
    }),
  )
})

test('a request is stored in one form, and asked for again stays the same', () => {
  const request = aRequest()
  expect(request).toMatchObject({
    status: 'awaiting',
    broadcastLink: 'https://www.twitch.tv/starladder',
    contact: { service: 'telegram', handle: 'commentator' },
  })
  expect(requestCommentator(wanted, { ...context, current: request, now: 9 })).toEqual({
    ok: true,
    value: request,
  })
})

test('each refusal of a request', () => {
  const refusal = (changes: object, more: object = {}) =>
    requestCommentator({ ...wanted, ...changes }, { ...context, ...more })
  expect(refusal({ broadcastLink: 'https://vimeo.com/1' })).toMatchObject({ code: 'unsupported-broadcast' })
  expect(refusal({ contact: { service: 'discord', handle: 'no one' } })).toMatchObject({
    code: 'invalid-contact',
  })
  expect(refusal({}, { count: commentatorLimits.requests })).toMatchObject({ code: 'too-many-commentators' })
  expect(refusal({}, { current: { ...aRequest(), organizerUid: 'other' } })).toMatchObject({
    code: 'id-taken',
  })
})

test('a link opens for the first one only, never binds an organizer, and nobody once the request has ended', () => {
  const request = aRequest()
  const opened = openCommentatorLink(request, opener('wolf'))
  if (!opened.ok) throw new Error(opened.code)
  expect(opened.value).toMatchObject({ commentatorUid: 'wolf', displayName: 'wolf' })
  expect(openCommentatorLink(opened.value, opener('wolf'))).toEqual(opened)
  expect(openCommentatorLink(opened.value, opener('bear'))).toMatchObject({ code: 'link-taken' })
  expect(openCommentatorLink(request, opener('owner', true))).toMatchObject({ code: 'link-for-commentator' })
  const cancelled = { ...request, status: 'cancelled' } as const
  expect(openCommentatorLink(cancelled, opener('wolf'))).toMatchObject({
    code: 'request-not-awaiting',
    facts: { status: 'cancelled' },
  })
  expect(renewCommentatorLink(opened.value)).toEqual({ ok: true, value: request })
  expect(renewCommentatorLink(cancelled)).toMatchObject({ code: 'request-not-awaiting' })
})

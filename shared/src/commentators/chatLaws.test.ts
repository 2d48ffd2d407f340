import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasUnread } from '../chat/conversation.ts'
import { markChatRead, sendChatMessage } from './chat.ts'
import type { RequestStatus } from './commentatorRequest.ts'
import { aRequest } from './testing/aRequest.ts'

const confirmed = { ...aRequest, status: 'confirmed', commentatorUid: 'wolf', confirmedAt: 1 } as const
const organizers = ['owner', 'administrator']
const uids = ['wolf', ...organizers]

test('messages are in order whatever the clocks say, and unread is what others wrote and one has not seen', () => {
  const event = fc.record({
    uid: fc.constantFrom(...uids),
    kind: fc.constantFrom('send', 'read'),
    now: fc.nat(20),
  })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), events => {
      let request = { ...confirmed, readAt: {} } as Parameters<typeof hasUnread>[0] & typeof aRequest
      const sent: { uid: string; at: number }[] = []
      const seen = new Map<string, number>()
      for (const { uid, kind, now } of events) {
        if (kind === 'send') {
          const outcome = sendChatMessage(request, { uid, organizers, text: 'Hello', now })
          if (!outcome.ok) throw new Error(outcome.code)
          const at = outcome.value.message.sentAt
          expect(at).toBeGreaterThan(sent.at(-1)?.at ?? 0)
          request = outcome.value.conversation
          sent.push({ uid, at })
          seen.set(uid, at)
        } else {
          request = markChatRead(request, uid, now)
          expect(markChatRead(request, uid, now)).toBe(request)
          seen.set(uid, Math.max(seen.get(uid) ?? 0, Math.min(now, sent.at(-1)?.at ?? 0)))
        }
        for (const each of uids) {
          const last = sent.at(-1)
          const isBehind = last !== undefined && last.uid !== each && last.at > (seen.get(each) ?? 0)
          expect(hasUnread(request, each)).toBe(isBehind)
          expect(request.unreadBy?.includes(each) ?? false).toBe(isBehind)
        }
      }
    }),
  )
})

test.each<RequestStatus>(['awaiting', 'offered', 'declined', 'cancelled'])(
  'nothing is sent where the request is %s',
  status => {
    expect(
      sendChatMessage({ ...confirmed, status }, { uid: 'wolf', organizers, text: 'Hello', now: 1 }),
    ).toEqual({
      ok: false,
      code: 'chat-not-open',
      facts: { status },
    })
  },
)

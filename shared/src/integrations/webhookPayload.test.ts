import { expect, test } from 'vitest'
import { newWebhookSecret } from './newWebhookSecret.ts'
import { nextRevision } from './webhook.ts'
import type { WebhookEvent } from './webhookEvent.ts'
import { isChallengeReturned, webhookBody } from './webhookPayload.ts'
import { webhookSecret } from './webhookSecret.ts'

const circumstances = {
  competitionId: 'cup',
  revision: 7,
  timestamp: '2026-01-01T00:00:00.000Z',
  origin: 'https://upper.example',
}

test('a body holds ids and links', () => {
  const event: WebhookEvent = { type: 'match.finished', bracketId: 'b', matchIds: ['main-1-1'] }
  const body: unknown = JSON.parse(webhookBody(event, circumstances))
  expect(body).toEqual({
    type: 'match.finished',
    timestamp: '2026-01-01T00:00:00.000Z',
    data: {
      competitionId: 'cup',
      revision: 7,
      bracketId: 'b',
      matchIds: ['main-1-1'],
      url: 'https://upper.example/competitions/cup',
      api: 'https://upper.example/api/v1/competitions/cup',
    },
  })
})

test('a challenge is returned as text or as JSON; a mirror of the request is no answer', () => {
  expect(isChallengeReturned('abc', 'abc')).toBe(true)
  expect(isChallengeReturned('abc\n', 'abc')).toBe(true)
  expect(isChallengeReturned('{ "challenge": "abc" }', 'abc')).toBe(true)
  for (const answer of ['', 'ok', 'abcd', '{"challenge":"abd"}', '{"data":{"challenge":"abc"}}', 'null']) {
    expect(isChallengeReturned(answer, 'abc'), answer).toBe(false)
  }
})

test('revisions grow, even if several changes are committed in one millisecond or the clock goes back', () => {
  expect(nextRevision(0, 1000)).toBe(1000)
  expect(nextRevision(1000, 1000)).toBe(1001)
  expect(nextRevision(1001, 900)).toBe(1002)
})

test('a secret has 24 to 32 bytes', () => {
  const of = (bytes: number) => `whsec_${btoa('\u0007'.repeat(bytes))}`
  for (const bytes of [24, 25, 26, 31, 32]) expect(webhookSecret.safeParse(of(bytes)).success).toBe(true)
  for (const bytes of [0, 23, 33, 64]) expect(webhookSecret.safeParse(of(bytes)).success).toBe(false)
  expect(webhookSecret.safeParse(of(24).slice(6)).success).toBe(false)
  expect(webhookSecret.safeParse(newWebhookSecret(new Uint8Array(32).fill(255))).success).toBe(true)
})

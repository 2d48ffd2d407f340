import { expect, test } from 'vitest'
import type { WebhookEvent } from '../integrations/webhookEvent.ts'
import { changeKinds } from '../integrations/webhookKinds.ts'
import { verificationBody, webhookBody } from '../integrations/webhookPayload.ts'
import { webhookDescriptions } from './webhookDescriptions.ts'

const timestamp = '2026-01-01T00:00:00.000Z'
const ofMatches = { bracketId: 'b', matchIds: ['main-1-1'] }
const ids: Readonly<Record<string, object>> = {
  'teams.changed': { teamIds: ['t'] },
  'draft.changed': { draftId: 'd' },
  'bracket.deleted': { bracketId: 'b' },
  'bracket.created': { bracketId: 'b' },
  'match.started': ofMatches,
  'match.scored': ofMatches,
  'match.finished': ofMatches,
  'match.corrected': ofMatches,
  'round.published': { ...ofMatches, stage: 's1', round: 2 },
  'schedule.changed': ofMatches,
  'competition.finished': { bracketId: 'b', championTeamId: null, championTeamIds: [] },
}

test.each([...changeKinds, 'webhook.test'])('a message of %s is as it is described, and no other', type => {
  const origin = 'https://upper.example'
  const event = { type, ...ids[type] } as WebhookEvent
  const body: unknown = JSON.parse(
    webhookBody(event, { competitionId: 'cup', revision: 7, timestamp, origin }),
  )
  const described = Object.entries(webhookDescriptions).filter(
    ([, { payload }]) => payload.safeParse(body).success,
  )
  expect(described.map(([name]) => name)).toEqual([type])
})

test('the request that checks an address is as it is described', () => {
  const body: unknown = JSON.parse(verificationBody('cup', 'abc', timestamp))
  expect(webhookDescriptions['webhook.verification']?.payload.safeParse(body).success).toBe(true)
})

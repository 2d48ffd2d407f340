import { randomBytes } from 'node:crypto'
import { newWebhookSecret } from '@upper-bracket/shared/integrations/newWebhookSecret'
import { afterAll, expect, it } from 'vitest'
import { bracketCast } from '../../testing/bracketCast.ts'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { WebhookReceiver } from './in-process/support/webhookReceiver.ts'
import { onMatch } from './support/onMatch.ts'

const people = await bracketCast()
const secret = newWebhookSecret(randomBytes(32))
const receiver = await new WebhookReceiver().knows(secret).start()
afterAll(() => receiver.stop())

it('a program that returned the challenge receives what an administrator does, within seconds', async () => {
  const testCompetition = await bracketedCompetition(people, { teams: 4 })
  const { competitionId, bracketId } = testCompetition
  const webhookId = freshId()
  const kinds = ['match.started', 'competition.updated'] as const
  const webhook = { competitionId, webhookId, address: receiver.address, secret, kinds: [...kinds] }
  expect(await call('addWebhook', people.administrator, webhook)).toEqual({ ok: true, value: {} })

  expect(await call('startMatch', people.owner, onMatch(testCompetition, 'main-1-1', 0))).toMatchObject({
    ok: true,
  })
  await expect
    .poll(() => receiver.received)
    .toMatchObject([{ type: 'match.started', data: { competitionId, bracketId, matchIds: ['main-1-1'] } }])
  await expect
    .poll(async () =>
      (await stored.webhookDeliveries(competitionId).get()).docs.map(read => read.data().state),
    )
    .toEqual(['delivered'])
  const log = await stored.competition(competitionId).collection('log').get()
  expect(log.docs.map(read => read.data())).toContainEqual(
    expect.objectContaining({ action: 'addWebhook', uid: people.administrator.uid }),
  )
  expect(JSON.stringify(log.docs.map(read => read.data()))).not.toContain(secret)
})

// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import type { Webhook, WebhookDelivery } from '@upper-bracket/shared/integrations/webhook'
import { changeKinds } from '@upper-bracket/shared/integrations/webhookKinds'
import { webhookSecret } from '@upper-bracket/shared/integrations/webhookSecret'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import Webhooks from './Webhooks.tsx'

const hour = 60 * 60_000
const active: Webhook = {
  address: 'bot.example/hook',
  kinds: changeKinds,
  createdAt: 1,
  state: 'active',
  paused: null,
  failingSince: null,
  last: null,
  previousSecretUntil: null,
}
const delivered: WebhookDelivery = {
  webhookId: 'bot',
  messageId: 'msg_1',
  event: { type: 'match.finished', bracketId: 'b', matchIds: ['main-1-1'] },
  position: 0,
  committedAt: 1,
  revision: 1,
  state: 'delivered',
  at: 1,
  dueAt: null,
  attemptCount: 12,
  attempts: [
    { at: 1, durationMs: 10_000, status: null, reason: 'timeout', answer: '' },
    { at: 2, durationMs: 40, status: 200, reason: null, answer: 'thank you' },
  ],
  request: { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"match.finished"}' },
  sweepAfter: hour,
}
const Page = () => <Webhooks competitionId="cup" />

function onPage(
  documents: Record<string, object>,
  functions: Parameters<typeof renderPage>[0]['functions'] = {},
  language: 'ru' | 'en' = 'en',
) {
  const at = (path: string) => `competitions/cup/${path}`
  return renderPage({
    at: '/cup',
    route: '/:competitionId',
    Page,
    language,
    user: organizer,
    documents: Object.fromEntries(Object.entries(documents).map(([path, data]) => [at(path), data])),
    functions,
  })
}
const ofBot = { competitionId: 'cup', webhookId: 'bot' }

test('a webhook is added with a secret that is shown before, once its address has returned the challenge', async () => {
  let code: 'challenge-not-returned' | '' = 'challenge-not-returned'
  const { user, fill, calls } = await onPage(
    {},
    {
      addWebhook: () => {
        if (code === '') return {}
        throw refused(code)
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }))
  const secret = dialog.getByText(/^whsec_/).textContent ?? ''
  expect(webhookSecret.safeParse(secret).success).toBe(true)
  const verify = () => user.click(dialog.getByRole('button', { name: 'Verify and add' }))
  await verify()
  await dialog.findByText(/Enter an https URL/)
  await fill(dialog.getByLabelText('URL'), 'https://bot.example/hook')
  await user.click(dialog.getByRole('checkbox', { name: 'Score changed' }))
  await verify()
  await dialog.findByText(/did not return the challenge/)
  code = ''
  await verify()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(secret)).toBeNull()
  const [refusedCall, call] = calls
  expect(call?.input).toEqual(refusedCall?.input)
  expect(call?.input).toMatchObject({
    address: 'https://bot.example/hook',
    secret,
    kinds: changeKinds.filter(kind => kind !== 'match.scored'),
  })
})

test('the log shows the request and each answer, and sends a delivery again', async () => {
  const { user, calls } = await onPage(
    { 'webhooks/bot': active, 'webhookDeliveries/one': delivered },
    { resendWebhookDelivery: () => ({}), testWebhook: () => ({}) },
  )
  const webhook = within(await screen.findByRole('listitem', { name: 'bot.example/hook' }))
  webhook.getByText('All events')
  await user.click(webhook.getByRole('button', { name: 'Send a test' }))
  await screen.findByText('Test event sent')
  const log = within(await webhook.findByRole('list', { name: 'Delivery log' }))
  await user.click(log.getByText('Match finished'))
  expect((await log.findByRole('region', { name: 'Request' })).textContent).toBe(
    'webhook-id: msg_1\n\n{\n  "type": "match.finished"\n}',
  )
  expect(log.getByRole('region', { name: 'Response' }).textContent).toBe('thank you')
  log.getByText(/No response within 10 seconds/)
  log.getByText(/^12 attempts/)
  await user.click(log.getByRole('button', { name: 'Send again' }))
  await screen.findByText('Event sent again')
  expect(calls.map(({ name, input }) => ({ name, input }))).toMatchObject([
    { name: 'testWebhook', input: ofBot },
    { name: 'resendWebhookDelivery', input: { competitionId: 'cup', deliveryId: 'one' } },
  ])
})

test.each([
  ['gone', 'ru', /ответил 410/, 'Возобновить'],
  ['failing', 'ru', /сутки не принимал/, 'Возобновить'],
  ['organizer', 'en', /Paused by an organizer/, 'Resume'],
] as const)(
  'a webhook that is paused (%s) says why, and can be resumed',
  async (reason, language, why, resume) => {
    const { user, calls } = await onPage(
      {
        'webhooks/bot': { ...active, state: 'paused', paused: { reason, since: 1 } },
        'webhookDeliveries/one': { ...delivered, state: 'waiting' },
      },
      { setWebhookPaused: () => ({}) },
      language,
    )
    await screen.findByText(why)
    await user.click(screen.getByRole('button', { name: language === 'ru' ? 'Журнал' : 'Log' }))
    await screen.findByText(
      language === 'ru' ? 'Ждёт, пока вебхук приостановлен' : 'Waiting until the webhook is resumed',
    )
    await user.click(screen.getByRole('button', { name: resume }))
    await waitFor(() =>
      expect(calls).toEqual([{ name: 'setWebhookPaused', input: { ...ofBot, paused: false } }]),
    )
  },
)

test('events, secret and the webhook itself can be changed', async () => {
  const previousSecretUntil = Date.now() + hour
  const { user, calls } = await onPage(
    { 'webhooks/bot': { ...active, failingSince: 1, previousSecretUntil } },
    { updateWebhook: () => ({}), rotateWebhookSecret: () => ({}), removeWebhook: () => ({}) },
  )
  await screen.findByText(/does not accept events/)
  screen.getByText(/The old secret signs until/)
  await user.click(screen.getByRole('button', { name: 'Events' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Round published' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'New secret' }))
  const secret = (await screen.findByText(/^whsec_/)).textContent
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the webhook?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(calls).toEqual([
    {
      name: 'updateWebhook',
      input: { ...ofBot, kinds: changeKinds.filter(kind => kind !== 'round.published') },
    },
    { name: 'rotateWebhookSecret', input: { ...ofBot, secret } },
    { name: 'removeWebhook', input: ofBot },
  ])
})

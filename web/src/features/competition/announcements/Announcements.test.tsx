// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import Announcements from './Announcements.tsx'

const discord = {
  service: 'discord',
  title: 'results',
  addressEnd: 'x7_Q',
  lang: 'en',
  kinds: ['start', 'results', 'next', 'champion'],
  connectedAt: 1,
  broken: null,
  failingSince: null,
}
const Page = () => <Announcements competitionId="cup" />

function onPage(announcers: Record<string, object>, functions: Record<string, () => unknown> = {}) {
  return renderPage({
    at: '/cup',
    route: '/:competitionId',
    Page,
    language: 'en',
    user: organizer,
    documents: Object.fromEntries(
      Object.entries(announcers).map(([service, data]) => [`competitions/cup/announcers/${service}`, data]),
    ),
    functions,
  })
}
const place = async (name: string) => within(await screen.findByRole('group', { name }))

test('a webhook is connected by its address, and what is wrong with it is said at the field', async () => {
  let code: 'webhook-invalid' | '' = 'webhook-invalid'
  const { user, fill, calls } = await onPage(
    {},
    {
      connectDiscordChannel: () => {
        if (code === '') return {}
        throw refused(code)
      },
    },
  )
  const inDiscord = await place('Discord')
  inDiscord.getByText('Not connected')
  await fill(inDiscord.getByLabelText('Webhook URL'), 'https://example.com')
  await user.click(inDiscord.getByRole('button', { name: 'Connect channel' }))
  await inDiscord.findByText(/not the URL of a Discord webhook/)
  code = ''
  await fill(inDiscord.getByLabelText('Webhook URL'), 'https://discord.com/api/webhooks/1/2')
  await user.click(inDiscord.getByRole('button', { name: 'Connect channel' }))
  await screen.findByText(/^Connected/)
  expect(inDiscord.getByLabelText<HTMLInputElement>('Webhook URL').value).toBe('')
  expect(calls.at(-1)?.input).toEqual({
    competitionId: 'cup',
    address: 'https://discord.com/api/webhooks/1/2',
    lang: 'en',
  })
})

test('a group is connected by a code that is written there', async () => {
  const made = { code: 'A'.repeat(43), url: 'https://t.me/bot?startgroup=A', expiresAt: Date.now() + 60_000 }
  const { user } = await onPage({}, { createChatCode: () => made })
  const inTelegram = await place('Telegram')
  await user.click(inTelegram.getByRole('button', { name: 'Connect a group or channel' }))
  await inTelegram.findByText(`/connect ${made.code}`)
  expect(inTelegram.getByRole('link').getAttribute('href')).toBe(made.url)
})

test('what is announced is chosen at once, and a test message can be sent', async () => {
  const { user, calls } = await onPage(
    { discord },
    { updateAnnouncer: () => ({}), testAnnouncer: () => ({}) },
  )
  const inDiscord = await place('Discord')
  inDiscord.getByText('results (webhook …x7_Q)')
  expect(inDiscord.queryByLabelText('Webhook URL')).toBeNull()
  await user.click(inDiscord.getByRole('checkbox', { name: 'Who plays next' }))
  await user.click(inDiscord.getByRole('button', { name: 'Send a test message' }))
  await screen.findByText(/^Test message sent/)
  const service = { competitionId: 'cup', service: 'discord' }
  expect(calls.map(({ name, input }) => ({ name, input }))).toEqual([
    {
      name: 'updateAnnouncer',
      input: { ...service, lang: 'en', kinds: ['start', 'results', 'champion'] },
    },
    { name: 'testAnnouncer', input: service },
  ])
})

test('a broken connection says why, and can be connected again or disconnected', async () => {
  const { user, calls } = await onPage(
    {
      discord: { ...discord, broken: 'gone' },
      telegram: { ...discord, service: 'telegram', failingSince: 1 },
    },
    { disconnectAnnouncer: () => ({}) },
  )
  const inDiscord = await place('Discord')
  inDiscord.getByText(/This webhook no longer exists/)
  inDiscord.getByLabelText('Webhook URL')
  expect(inDiscord.queryByRole('button', { name: 'Send a test message' })).toBeNull()
  ;(await place('Telegram')).getByText(/not taking messages at the moment/)
  await user.click(inDiscord.getByRole('button', { name: 'Disconnect' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }))
  await waitFor(() =>
    expect(calls).toEqual([
      { name: 'disconnectAnnouncer', input: { competitionId: 'cup', service: 'discord' } },
    ]),
  )
})

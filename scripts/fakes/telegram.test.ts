import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demonstrationPersons } from './demonstrationPersons.ts'
import { fakeKeys } from './fakeKeys.ts'
import { fakeTelegram } from './telegram.ts'

interface Brought {
  readonly secret: unknown
  readonly update: {
    readonly message?: { readonly chat: { readonly id: number }; readonly text: string }
    readonly callback_query?: { readonly id: string; readonly data: string }
  }
}

const [zarya] = demonstrationPersons
const bot = `/bot${fakeKeys.TELEGRAM_BOT_TOKEN}`
let server: Server
let brought: Brought[]
let answer: unknown
let telegram: ReturnType<typeof fakeTelegram>

beforeEach(async () => {
  brought = []
  answer = null
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    brought.push({
      secret: request.headers['x-telegram-bot-api-secret-token'],
      update: JSON.parse(body),
    })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  telegram = fakeTelegram({
    address: 'http://127.0.0.1:1/telegram',
    webhook: `http://127.0.0.1:${port}/api/telegram`,
  })
})
afterEach(() => {
  server.close()
})

const page = async (path: string) => (await telegram.request(path)).text()
const write = (text: string) =>
  telegram.request('/chats/zarya/messages', { method: 'POST', body: new URLSearchParams({ text }) })
const send = (chat_id: unknown, text: string, token = bot) =>
  telegram.request(`${token}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chat_id, text }),
  })

test('a deep link leads to a chat, whose start brings the token to the webhook', async () => {
  expect(await page(`/${fakeKeys.TELEGRAM_BOT_NAME}?start=abc-_1`)).toContain('/chats/zarya?start=abc-_1')
  expect(await page('/chats/zarya?start=abc-_1')).toContain('value="/start abc-_1"')

  await write('/start abc-_1')
  expect(brought).toMatchObject([
    {
      secret: fakeKeys.TELEGRAM_WEBHOOK_SECRET,
      update: {
        message: {
          text: '/start abc-_1',
          chat: { id: zarya?.telegramChatId, type: 'private' },
          entities: [{ type: 'bot_command', offset: 0, length: 6 }],
        },
      },
    },
  ])
})

test('what the webhook answers is said in the chat, as text', async () => {
  answer = { method: 'sendMessage', chat_id: zarya?.telegramChatId, text: 'Hello <b>Wolf</b>' }
  await write('hi')
  expect(await page('/chats/zarya')).toContain('Hello &lt;b&gt;Wolf&lt;/b&gt;')
  expect(await page('/chats/kedr')).not.toContain('Hello')
})

test('the bot writes only to people who have written to it and have not blocked it', async () => {
  const chatId = zarya?.telegramChatId
  expect((await send(chatId, 'Too early')).status).toBe(400)
  await write('/start')
  expect(await (await send(chatId, 'Match ready')).json()).toMatchObject({ ok: true })
  expect(await page('/chats/zarya')).toContain('Match ready')

  await telegram.request('/chats/zarya/block', { method: 'POST' })
  expect(brought.at(-1)).toMatchObject({
    update: { my_chat_member: { new_chat_member: { status: 'kicked' } } },
  })
  expect((await send(chatId, 'Lost')).status).toBe(403)
  await telegram.request('/chats/zarya/block', { method: 'POST' })
  expect((await send(chatId, 'Back again')).status).toBe(200)
  expect((await send(chatId, 'Not mine', '/bot7:other')).status).toBe(401)
  expect(await page('/chats/zarya')).not.toMatch(/Lost|Not mine/)
})

test('a group hears of the bot by a deep link, and shows its messages as they are edited', async () => {
  const post = (path: string, fields: Record<string, string> = {}) =>
    telegram.request(path, { method: 'POST', body: new URLSearchParams(fields) })
  const method = async (name: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await telegram.request(`${bot}/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await response.json()) as { ok: boolean; error_code?: number; result?: { message_id: number } }
  }
  const group = new URL((await post('/groups', { title: 'Cup' })).headers.get('location') ?? '')
  const path = group.pathname.replace('/telegram', '')
  const chat_id = Number(path.split('/').at(-1))
  const link = await telegram.request(`/${fakeKeys.TELEGRAM_BOT_NAME}?startgroup=abc`)
  expect(link.headers.get('location')).toMatch(/\/groups\?startgroup=abc$/)
  const start = `/start@${fakeKeys.TELEGRAM_BOT_NAME} abc`
  expect(await page('/groups?startgroup=abc')).toContain(`value="${start}"`)

  expect(await method('sendMessage', { chat_id, text: 'Too early' })).toMatchObject({ error_code: 403 })
  await post(`${path}/messages`, { text: start })
  expect(brought.slice(-2)).toMatchObject([
    { update: { my_chat_member: { new_chat_member: { status: 'member' } } } },
    { update: { message: { text: start, chat: { id: chat_id, type: 'supergroup', title: 'Cup' } } } },
  ])
  const sent = await method('sendMessage', { chat_id, text: 'A 1:0 B' })
  const message_id = sent.result?.message_id
  await method('editMessageText', { chat_id, message_id, text: '<s>A 1:0 B</s> &#38; more' })
  expect(await page(path)).toMatch(/<s>A 1:0 B<\/s> &amp; more\s*<small>\(edited\)/)

  await post(`${path}/fault`, { fault: 'too-fast' })
  expect(await method('sendMessage', { chat_id, text: 'x' })).toMatchObject({
    error_code: 429,
    parameters: { retry_after: 1 },
  })
  await post(`${path}/bot`)
  expect(brought.at(-1)).toMatchObject({
    update: { my_chat_member: { new_chat_member: { status: 'kicked' } } },
  })
})

test('a button under a message brings what it carries, and the answer is shown', async () => {
  await write('hi')
  const chat_id = zarya?.telegramChatId
  const reply_markup = {
    inline_keyboard: [[{ text: 'I am ready', callback_data: 'ready competition check' }]],
  }
  await telegram.request(`${bot}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chat_id, text: 'Are you ready?', reply_markup }),
  })
  expect(await page('/chats/zarya')).toContain('value="ready competition check">I am ready</button>')

  const body = new URLSearchParams({ data: 'ready competition check' })
  await telegram.request('/chats/zarya/presses', { method: 'POST', body })
  const pressed = brought.at(-1)?.update.callback_query
  expect(pressed).toMatchObject({ data: 'ready competition check', message: { chat: { id: chat_id } } })
  await telegram.request(`${bot}/answerCallbackQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ callback_query_id: pressed?.id, text: 'Done' }),
  })
  expect(await page('/chats/zarya')).toMatch(/Done/)
})

import { Hono } from 'hono'
import { html } from 'hono/html'
import { demonstrationPersons } from './demonstrationPersons.ts'
import { fakeKeys } from './fakeKeys.ts'
import { buttonForm, fakePage, lineForm, links, type Said, saidList } from './fakePage.ts'

interface Places {
  /** The address of the fake. */
  readonly address: string
  /** Receives updates. */
  readonly webhook: string
}

interface Chat {
  readonly id: number
  readonly type: 'private' | 'supergroup'
  readonly title: string
  readonly said: Said[]
  /** Whether the bot may write: it is a member, or the person has written to it and not blocked it. */
  hasBot: boolean
}

type Parameters = Readonly<Record<string, unknown>>

const bot = {
  id: Number.parseInt(fakeKeys.TELEGRAM_BOT_TOKEN, 10),
  is_bot: true,
  first_name: 'Upper Bracket',
}
const failure = (error_code: 400 | 403 | 404, description: string) =>
  ({ ok: false, error_code, description }) as const

/**
 * A fake of Telegram for a bot: deep links like those of t.me, a chat with the bot for each demonstration person,
 * groups, and the methods of the Bot API that this product calls.
 */
export function fakeTelegram({ address, webhook }: Places): Hono {
  const chats = new Map<number, Chat>()
  const open = (id: number, type: Chat['type'], title: string) => {
    const chat: Chat = { id, type, title, said: [], hasBot: false }
    chats.set(id, chat)
    return chat
  }
  for (const { telegramChatId, nickname } of demonstrationPersons) open(telegramChatId, 'private', nickname)
  const pageOf = ({ id }: Chat) => `${address}/chats/${id}`
  const pressedIn = new Map<unknown, Chat>()
  let lastId = Date.now()
  const newId = () => ++lastId

  const say = (chat: Chat, own: boolean, text: string, buttons: Said['buttons'] = []) => {
    const parts = own || chat.type === 'private' ? [text] : partsOf(text)
    const message = { id: newId(), own, parts, isEdited: false, buttons }
    chat.said.push(message)
    return message.id
  }

  /** Delivers an update to the bot, and runs the method in its response. */
  const bring = async ({ id, type, title }: Chat, kind: string, update: object) => {
    const from = { id: type === 'private' ? id : 1, is_bot: false, first_name: title, language_code: 'ru' }
    const chat = { id, type, title, first_name: title }
    const date = Math.floor(Date.now() / 1000)
    const about =
      kind === 'callback_query' ? { message: { message_id: newId(), chat, date } } : { chat, date }
    const response = await fetch(webhook, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-telegram-bot-api-secret-token': fakeKeys.TELEGRAM_WEBHOOK_SECRET,
      },
      body: JSON.stringify({ update_id: newId(), [kind]: { from, ...about, ...update } }),
    }).catch(() => null)
    const answer: Parameters | undefined = await response?.json().catch(() => undefined)
    if (answer?.['method'] !== undefined) run(String(answer['method']), answer)
  }

  /** Adds or removes the bot, or unblocks or blocks it. */
  const turn = (chat: Chat) => {
    const status = (isMember: boolean) => ({
      user: bot,
      status: isMember ? 'member' : chat.said.length === 0 ? 'left' : 'kicked',
      until_date: 0,
    })
    chat.hasBot = !chat.hasBot
    const change = { old_chat_member: status(!chat.hasBot), new_chat_member: status(chat.hasBot) }
    return bring(chat, 'my_chat_member', change)
  }

  const write = async (chat: Chat, text: string) => {
    const command = /^\/\S+/.exec(text)?.[0]
    if (chat.type === 'private') chat.hasBot = true
    // A deep link adds the bot as a member before it writes.
    else if (!chat.hasBot && text.startsWith('/start@')) await turn(chat)
    const message_id = say(chat, true, text)
    // In a group a bot receives only commands.
    if (!chat.hasBot || (chat.type !== 'private' && command === undefined)) return
    const entities = command && [{ type: 'bot_command', offset: 0, length: command.length }]
    await bring(chat, 'message', { message_id, text, entities })
  }

  const press = async (chat: Chat, data: string) => {
    const id = String(newId())
    pressedIn.set(id, chat)
    await bring(chat, 'callback_query', { id, chat_instance: String(chat.id), data })
  }

  /** Runs a method of the Bot API, whether it was called or contained in the webhook's response. */
  function run(method: string, parameters: Parameters) {
    const text = String(parameters['text'] ?? '')
    if (method === 'getMe')
      return { ok: true, result: { ...bot, username: fakeKeys.TELEGRAM_BOT_NAME } } as const
    if (method === 'answerCallbackQuery') {
      const pressed = pressedIn.get(parameters['callback_query_id'])
      if (pressed !== undefined) say(pressed, false, text)
      return { ok: true, result: true } as const
    }
    if (method !== 'sendMessage' && method !== 'editMessageText') return failure(404, 'Not Found')
    const chat = chats.get(Number(parameters['chat_id']))
    if (chat === undefined || (chat.type === 'private' && chat.said.length === 0))
      return failure(400, 'Bad Request: chat not found')
    if (!chat.hasBot) return failure(403, 'Forbidden: bot was kicked from the chat')
    if (text === '') return failure(400, 'Bad Request: message text is empty')
    if (method === 'sendMessage')
      return { ok: true, result: { message_id: say(chat, false, text, buttonsIn(parameters)) } } as const
    const message = chat.said.find(({ id, own }) => id === parameters['message_id'] && !own)
    if (message === undefined) return failure(400, 'Bad Request: message to edit not found')
    message.parts = partsOf(text)
    message.isEdited = true
    return { ok: true, result: { message_id: message.id } } as const
  }

  const chatsOf = (type: Chat['type']) => [...chats.values()].filter(chat => chat.type === type)
  const field = (form: Parameters, name: string) => String(form[name] ?? '')

  return new Hono()
    .on('GET', ['/', `/${fakeKeys.TELEGRAM_BOT_NAME}`], context => {
      const { start, startgroup } = context.req.query()
      const query = start === undefined ? '' : `?${new URLSearchParams({ start })}`
      const text = `/start@${fakeKeys.TELEGRAM_BOT_NAME} ${startgroup}`
      return context.html(
        fakePage(
          'Telegram',
          html`<p>Open the chat with the bot of Upper Bracket as</p>
            ${links(chatsOf('private').map(chat => [pageOf(chat) + query, chat.title]))}
            <p>Groups</p>
            ${links(chatsOf('supergroup').map(chat => [pageOf(chat), chat.title]))}
            ${
              startgroup !== undefined &&
              chatsOf('supergroup').map(chat =>
                buttonForm(`${pageOf(chat)}/messages`, `Add the bot to ${chat.title}`, 'text', text),
              )
            }
            ${lineForm(`${address}/groups`, 'Group', 'title', 'New group', 'Tournament')}`,
        ),
      )
    })
    .post('/groups', async context => {
      const title = field(await context.req.parseBody(), 'title')
      return context.redirect(pageOf(open(-1_000_000_000_000 - newId(), 'supergroup', title)), 303)
    })
    .get('/chats/:id', context => {
      const chat = chats.get(Number(context.req.param('id')))
      if (chat === undefined) return context.notFound()
      const start = context.req.query('start')
      return context.html(
        fakePage(
          `Telegram: ${chat.title}`,
          html`${saidList(chat.said, `${pageOf(chat)}/presses`)}
          ${
            start === undefined
              ? lineForm(`${pageOf(chat)}/messages`, 'Message', 'text', 'Send')
              : buttonForm(`${pageOf(chat)}/messages`, 'Start', 'text', `/start ${start}`)
          }
          ${buttonForm(`${pageOf(chat)}/bot`, chat.hasBot ? 'Remove or block the bot' : 'Add or unblock the bot')}
          <a href="${address}">All chats</a>`,
        ),
      )
    })
    .post('/chats/:id/:action{messages|presses|bot}', async context => {
      const chat = chats.get(Number(context.req.param('id')))
      if (chat === undefined) return context.notFound()
      const form = await context.req.parseBody()
      const action = context.req.param('action')
      if (action === 'messages') await write(chat, field(form, 'text'))
      else if (action === 'presses') await press(chat, field(form, 'data'))
      else await turn(chat)
      return context.redirect(pageOf(chat), 303)
    })
    .all(`/bot${fakeKeys.TELEGRAM_BOT_TOKEN}/:method`, async context => {
      const body: object = await context.req.json().catch(() => ({}))
      const answer = run(context.req.param('method'), { ...context.req.query(), ...body })
      return context.json(answer, answer.ok ? 200 : answer.error_code)
    })
}

/** Splits a text without its markup into parts; the odd ones are struck out. */
function partsOf(text: string): readonly string[] {
  return text
    .split(/<\/?s>/)
    .map(part => part.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))))
}

function buttonsIn({ reply_markup: markup }: Parameters): Said['buttons'] {
  return ((markup ?? {}) as { inline_keyboard?: Said['buttons'][] }).inline_keyboard?.flat() ?? []
}

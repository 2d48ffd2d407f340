import * as z from 'zod'
import type { DemonstrationPerson } from './demonstrationPersons.ts'
import { fakeKeys } from './fakeKeys.ts'
import { type GroupAnswer, TelegramGroups } from './telegramGroups.ts'

interface Said {
  readonly own: boolean
  readonly text: string
  readonly buttons: readonly Button[]
}

/** `data` is what the bot receives when the button is pressed. */
export interface Button {
  readonly text: string
  readonly data: string
}

type MethodAnswer =
  | GroupAnswer
  | { readonly ok: false; readonly error_code: 400 | 401 | 403 | 404; readonly description: string }

/**
 * The chats of the demonstration persons with the bot, and the groups it can be in, for the lifetime of the process.
 */
export class TelegramChats {
  readonly #said = new Map<number, Said[]>()
  readonly #blocked = new Set<number>()
  #webhook: string
  #secret: string = fakeKeys.TELEGRAM_WEBHOOK_SECRET
  #lastId = Date.now()
  readonly #pressedBy = new Map<string, number>()
  readonly groups = new TelegramGroups(update => this.#bring(update))

  constructor(webhook: string) {
    this.#webhook = webhook
  }

  said({ telegramChatId }: DemonstrationPerson): readonly Said[] {
    return this.#said.get(telegramChatId) ?? []
  }

  isBlocked({ telegramChatId }: DemonstrationPerson): boolean {
    return this.#blocked.has(telegramChatId)
  }

  /** Sends a message of the person to the bot. */
  async write(person: DemonstrationPerson, text: string): Promise<void> {
    this.#keep(person.telegramChatId, { own: true, text, buttons: [] })
    const command = /^\/\S+/.exec(text)?.[0]
    await this.#bring({
      message: {
        message_id: this.#newId(),
        ...this.#circumstances(person),
        text,
        ...(command && { entities: [{ type: 'bot_command', offset: 0, length: command.length }] }),
      },
    })
  }

  /** Presses a button under one of the bot's messages; the reply is shown in the chat. */
  async press(person: DemonstrationPerson, data: string): Promise<void> {
    const { from, chat, date } = this.#circumstances(person)
    const id = String(this.#newId())
    this.#pressedBy.set(id, person.telegramChatId)
    await this.#bring({
      callback_query: {
        id,
        from,
        chat_instance: String(chat.id),
        message: { message_id: this.#newId(), chat, date },
        data,
      },
    })
  }

  /** Blocks or unblocks the bot. */
  async turn(person: DemonstrationPerson): Promise<void> {
    const { telegramChatId } = person
    const blocks = !this.#blocked.delete(telegramChatId)
    if (blocks) this.#blocked.add(telegramChatId)
    const user = { id: botId, is_bot: true, first_name: 'Upper Bracket' }
    const [before, after] = blocks ? ['member', 'kicked'] : ['kicked', 'member']
    await this.#bring({
      my_chat_member: {
        ...this.#circumstances(person),
        old_chat_member: { user, status: before, until_date: 0 },
        new_chat_member: { user, status: after, until_date: 0 },
      },
    })
  }

  /** Runs a method of the Bot API, whether it was called or contained in the webhook's response. */
  async method(name: string, parameters: Readonly<Record<string, unknown>>): Promise<MethodAnswer> {
    const group = this.groups.find(Number(parameters['chat_id']))
    if (group !== null && ['sendMessage', 'editMessageText'].includes(name)) {
      const messageId = name === 'sendMessage' ? null : Number(parameters['message_id'])
      return this.groups.send(group, String(parameters['text'] ?? ''), messageId)
    }
    switch (name) {
      case 'getMe':
        return {
          ok: true,
          result: {
            id: botId,
            is_bot: true,
            first_name: 'Upper Bracket',
            username: fakeKeys.TELEGRAM_BOT_NAME,
          },
        }
      case 'setWebhook':
        this.#webhook = String(parameters['url'] ?? '')
        this.#secret = String(parameters['secret_token'] ?? '')
        return { ok: true, result: true }
      case 'sendMessage':
        return this.#send(
          Number(parameters['chat_id']),
          String(parameters['text'] ?? ''),
          buttonsOf(parameters['reply_markup']),
        )
      case 'answerCallbackQuery': {
        const chatId = this.#pressedBy.get(String(parameters['callback_query_id']))
        if (chatId === undefined) return failure(400, 'Bad Request: query is too old or query ID is invalid')
        this.#keep(chatId, { own: false, text: String(parameters['text'] ?? ''), buttons: [] })
        return { ok: true, result: true }
      }
      default:
        return { ok: false, error_code: 404, description: 'Not Found' }
    }
  }

  #send(chatId: number, text: string, buttons: readonly Button[]): MethodAnswer {
    if (this.#blocked.has(chatId)) return failure(403, 'Forbidden: bot was blocked by the user')
    if (!this.#said.has(chatId)) return failure(400, 'Bad Request: chat not found')
    if (text === '') return failure(400, 'Bad Request: message text is empty')
    this.#keep(chatId, { own: false, text, buttons })
    return { ok: true, result: { message_id: this.#newId(), chat: { id: chatId, type: 'private' }, text } }
  }

  async #bring(update: object): Promise<void> {
    const response = await fetch(this.#webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': this.#secret },
      body: JSON.stringify({ update_id: this.#newId(), ...update }),
    }).catch(() => null)
    const answer: unknown = await response?.json().catch(() => null)
    if (typeof answer !== 'object' || answer === null || !('method' in answer)) return
    const { method, ...parameters } = answer
    await this.method(String(method), parameters)
  }

  #circumstances({ telegramChatId, nickname }: DemonstrationPerson) {
    return {
      date: Math.floor(Date.now() / 1000),
      chat: { id: telegramChatId, type: 'private', first_name: nickname },
      from: { id: telegramChatId, is_bot: false, first_name: nickname, language_code: 'ru' },
    }
  }

  #keep(chatId: number, said: Said): void {
    this.#said.set(chatId, [...(this.#said.get(chatId) ?? []), said])
  }

  #newId(): number {
    this.#lastId += 1
    return this.#lastId
  }
}

const botId = Number.parseInt(fakeKeys.TELEGRAM_BOT_TOKEN, 10)

function failure(error_code: 400 | 403, description: string): MethodAnswer {
  return { ok: false, error_code, description }
}

const keyboard = z.object({
  inline_keyboard: z.array(z.array(z.object({ text: z.string(), callback_data: z.string() }))),
})

function buttonsOf(markup: unknown): readonly Button[] {
  const parsed = keyboard.safeParse(markup)
  const rows = parsed.success ? parsed.data.inline_keyboard : []
  return rows.flat().map(({ text, callback_data }) => ({ text, data: callback_data }))
}

import { fakeKeys } from '../../../scripts/fakes/fakeKeys.ts'
import { emulators } from '../../../testing/emulators.ts'

let lastUpdate = 0

/** An update in which somebody writes `text` to the bot. */
export function messageUpdate(
  chatId: number,
  text: string,
  { type = 'private', language }: { readonly type?: string; readonly language?: string } = {},
) {
  lastUpdate += 1
  const command = /^\/\S+/.exec(text)?.[0]
  return {
    update_id: lastUpdate,
    message: {
      message_id: lastUpdate,
      date: Math.floor(Date.now() / 1000),
      chat: { id: chatId, type, first_name: 'Wolf', title: 'Wolf' },
      from: { id: chatId, is_bot: false, first_name: 'Wolf', language_code: language },
      text,
      entities: command === undefined ? [] : [{ type: 'bot_command', offset: 0, length: command.length }],
    },
  }
}

/** An update in which somebody presses a button that carries `data`. */
export function pressUpdate(chatId: number, data: string) {
  lastUpdate += 1
  const user = { id: chatId, is_bot: false, first_name: 'Wolf' }
  return {
    update_id: lastUpdate,
    callback_query: {
      id: String(lastUpdate),
      from: user,
      chat_instance: String(chatId),
      message: {
        message_id: lastUpdate,
        date: Math.floor(Date.now() / 1000),
        chat: { id: chatId, type: 'private', first_name: 'Wolf' },
      },
      data,
    },
  }
}

/** An update that says that somebody has blocked the bot, or has taken it back. */
export function blockUpdate(
  chatId: number,
  status: 'kicked' | 'member',
  { type = 'private' }: { readonly type?: string } = {},
) {
  lastUpdate += 1
  const user = { id: chatId, is_bot: false, first_name: 'Wolf' }
  return {
    update_id: lastUpdate,
    my_chat_member: {
      chat: { id: chatId, type, first_name: 'Wolf' },
      from: user,
      date: Math.floor(Date.now() / 1000),
      old_chat_member: { user, status: 'member' },
      new_chat_member: { user, status, until_date: 0 },
    },
  }
}

/** Delivers an update as Telegram does, over HTTP. */
export function bringUpdate(
  update: unknown,
  secret: string | null = fakeKeys.TELEGRAM_WEBHOOK_SECRET,
): Promise<BroughtUpdate> {
  return redelivered(async () => {
    const response = await fetch(emulators.function('telegramWebhook'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret === null ? {} : { 'x-telegram-bot-api-secret-token': secret }),
      },
      body: typeof update === 'string' ? update : JSON.stringify(update),
    })
    return { status: response.status, body: await response.text() }
  })
}

interface Answer {
  readonly status: number
  readonly body: string
}

/** The last answer, and what the bot says, if anything. */
export interface BroughtUpdate extends Answer {
  readonly said: string | null
}

const maxDeliveries = 5

/** Delivers again where the bot is busy (503), as Telegram does. */
export async function redelivered(deliver: () => Promise<Answer>): Promise<BroughtUpdate> {
  let answer = await deliver()
  for (let delivery = 2; answer.status === 503 && delivery <= maxDeliveries; delivery += 1) {
    answer = await deliver()
  }
  return { ...answer, said: saidIn(answer.body) }
}

function saidIn(body: string): string | null {
  try {
    const answer: unknown = JSON.parse(body)
    const isMessage = typeof answer === 'object' && answer !== null && 'text' in answer
    return isMessage && typeof answer.text === 'string' ? answer.text : null
  } catch {
    return null
  }
}

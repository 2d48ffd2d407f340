import { fakeKeys } from './fakeKeys.ts'
import type { Fault } from './fault.ts'
import { rateLimit } from './rateLimit.ts'

interface GroupMessage {
  readonly id: number
  readonly own: boolean
  text: string
  isEdited: boolean
}

export interface Group {
  readonly id: number
  readonly title: string
  readonly messages: GroupMessage[]
  readonly tooEarly: (now: number) => number
  hasBot: boolean
  fault: Fault
}

export type GroupAnswer =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false
      readonly error_code: 400 | 403 | 429 | 500
      readonly description: string
      readonly parameters?: { readonly retry_after: number }
    }

const bot = {
  id: Number.parseInt(fakeKeys.TELEGRAM_BOT_TOKEN, 10),
  is_bot: true,
  first_name: 'Upper Bracket',
}

/** Groups to which the bot can be added, for the lifetime of the process. `bring` delivers an update to the bot. */
export class TelegramGroups {
  readonly #groups = new Map<number, Group>()
  readonly #bring: (update: object) => Promise<void>
  #lastId = 0

  constructor(bring: (update: object) => Promise<void>) {
    this.#bring = bring
  }

  all(): readonly Group[] {
    return [...this.#groups.values()]
  }

  find(id: number): Group | null {
    return this.#groups.get(id) ?? null
  }

  /** Creates a group without the bot. */
  create(title: string): Group {
    const id = -1_000_000_000_000 - Date.now() - this.#newId()
    const tooEarly = rateLimit(20, 60_000)
    const group: Group = { id, title, messages: [], tooEarly, hasBot: false, fault: 'none' }
    this.#groups.set(id, group)
    return group
  }

  /** Adds or removes the bot. */
  async turn(group: Group): Promise<void> {
    const [before, after] = group.hasBot ? ['member', 'kicked'] : ['left', 'member']
    group.hasBot = !group.hasBot
    await this.#bring({
      my_chat_member: {
        ...circumstances(group),
        old_chat_member: { user: bot, status: before, until_date: 0 },
        new_chat_member: { user: bot, status: after, until_date: 0 },
      },
    })
  }

  /** Posts a message in the group. A bot there receives only commands. */
  async write(group: Group, text: string): Promise<void> {
    group.messages.push({ id: this.#newId(), own: true, text, isEdited: false })
    const command = /^\/\S+/.exec(text)?.[0]
    if (!group.hasBot || command === undefined) return
    const entities = [{ type: 'bot_command', offset: 0, length: command.length }]
    await this.#bring({ message: { message_id: this.#newId(), ...circumstances(group), text, entities } })
  }

  /** Implements `sendMessage` or, with the id of a message, `editMessageText`. */
  async send(group: Group, text: string, messageId: number | null): Promise<GroupAnswer> {
    if (!group.hasBot) return failure(403, 'Forbidden: bot was kicked from the supergroup chat')
    const early = group.fault === 'too-fast' ? 1000 : group.fault === 'none' ? group.tooEarly(Date.now()) : 0
    if (early > 0) {
      const parameters = { retry_after: Math.ceil(early / 1000) }
      return { ...failure(429, 'Too Many Requests'), parameters }
    }
    if (group.fault === 'hangs') await new Promise(resolve => setTimeout(resolve, 30_000).unref())
    if (group.fault !== 'none') return failure(500, 'Internal Server Error')
    if (text === '') return failure(400, 'Bad Request: message text is empty')
    if (messageId === null) {
      const id = this.#newId()
      group.messages.push({ id, own: false, text, isEdited: false })
      return { ok: true, result: { message_id: id, chat: { id: group.id, type: 'supergroup' }, text } }
    }
    const message = group.messages.find(({ id, own }) => id === messageId && !own)
    if (message === undefined) return failure(400, 'Bad Request: message to edit not found')
    if (message.text === text) return failure(400, 'Bad Request: message is not modified')
    message.text = text
    message.isEdited = true
    return { ok: true, result: { message_id: messageId, chat: { id: group.id, type: 'supergroup' }, text } }
  }

  #newId(): number {
    this.#lastId += 1
    return this.#lastId
  }
}

function circumstances({ id, title }: Group) {
  return {
    date: Math.floor(Date.now() / 1000),
    chat: { id, type: 'supergroup', title },
    from: { id: 1, is_bot: false, first_name: 'Organizer', language_code: 'ru' },
  }
}

function failure(error_code: 400 | 403 | 429 | 500, description: string) {
  return { ok: false, error_code, description } as const
}

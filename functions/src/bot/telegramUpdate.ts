import type { Update } from 'grammy/types'
import * as z from 'zod/mini'

const chat = z.looseObject({ id: z.int(), type: z.string() })
const sender = z.optional(z.looseObject({ language_code: z.optional(z.string()) }))

const message = z.looseObject({
  chat,
  from: sender,
  text: z.optional(z.string()),
  entities: z.optional(z.array(z.looseObject({ type: z.string(), offset: z.int(), length: z.int() }))),
})

/** The fields of an update that the bot uses. */
const telegramUpdate = z.looseObject({
  update_id: z.int(),
  message: z.optional(message),
  channel_post: z.optional(message),
  callback_query: z.optional(
    z.looseObject({
      id: z.string(),
      from: z.looseObject({ id: z.int(), language_code: z.optional(z.string()) }),
      message: z.optional(z.looseObject({ chat })),
      data: z.optional(z.string()),
    }),
  ),
  my_chat_member: z.optional(
    z.looseObject({ chat, from: sender, new_chat_member: z.looseObject({ status: z.string() }) }),
  ),
})

/** Parses the update in the body of a request; null if Telegram cannot have sent it. */
export function telegramUpdateOf(body: unknown): Update | null {
  const parsed = telegramUpdate.safeParse(body)
  return parsed.success ? (parsed.data as unknown as Update) : null
}

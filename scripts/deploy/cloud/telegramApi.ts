import * as z from 'zod'
import { Problem } from '../../problem.ts'

/** Calls a method of Telegram's Bot API. @throws Problem, without the token */
export type TelegramApi = (token: string, method: string, body: object) => Promise<unknown>

const form = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().default(''),
})
const timeoutMs = 20_000

/** Returns a client of Telegram's Bot API for the bot of a project. */
export function telegramClient(project: string, fetch: typeof globalThis.fetch): TelegramApi {
  return async (token, method, body) => {
    const answer = await ask(token, method, body)
    if (answer.ok) return answer.result
    if (/unauthorized|not found/i.test(answer.description))
      throw new Problem(
        `Telegram does not know the token of the bot: store the one from @BotFather with \`npx firebase functions:secrets:set TELEGRAM_BOT_TOKEN --project ${project}\`, and run the command again.`,
      )
    throw new Problem(`Telegram refuses ${method}: '${answer.description}'. Run the command again.`)
  }

  async function ask(token: string, method: string, body: object) {
    try {
      const response = await fetch(`https://api.telegram.org/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return form.parse(await response.json())
    } catch {
      // The error can contain the address, and with it the token.
      throw new Problem('Telegram cannot be reached: run the command again.')
    }
  }
}

import { fakeKeys } from '../../../../scripts/fakes/fakeKeys.ts'
import { type BroughtUpdate, redelivered } from '../../support/telegramUpdates.ts'

const headers: Readonly<Record<string, string>> = {
  host: '127.0.0.1:5000',
  'x-telegram-bot-api-secret-token': fakeKeys.TELEGRAM_WEBHOOK_SECRET,
}

/** Like `bringUpdate` of `telegramUpdates`, but within this process. */
export async function bringUpdate(update: unknown): Promise<BroughtUpdate> {
  const { telegramWebhook } = await import('../../../src/index.ts')
  if (telegramWebhook === undefined) throw new Error('There is no bot')
  return redelivered(async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const response = {
      statusCode: 0,
      headersSent: false,
      on: () => response,
      set: () => response,
      type: () => response,
      status: (statusCode: number) => Object.assign(response, { statusCode }),
      send: (body: unknown) => response.end(typeof body === 'string' ? body : JSON.stringify(body)),
      end: (body = '') => {
        response.headersSent = true
        resolve(body)
      },
    }
    const body: unknown = JSON.parse(JSON.stringify(update))
    const request = { method: 'POST', body, get: (name: string) => headers[name] }
    await telegramWebhook(request as never, response as never)
    return { status: response.statusCode, body: await promise }
  })
}

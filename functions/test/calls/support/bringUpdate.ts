import { fakeKeys } from '../../../../scripts/fakes/fakeKeys.ts'
import { postInProcess } from '../../support/postInProcess.ts'
import { type BroughtUpdate, redelivered } from '../../support/telegramUpdates.ts'

const headers: Readonly<Record<string, string>> = {
  host: '127.0.0.1:5000',
  'x-telegram-bot-api-secret-token': fakeKeys.TELEGRAM_WEBHOOK_SECRET,
}

/** Like `bringUpdate` of `telegramUpdates`, but within this process. */
export async function bringUpdate(update: unknown): Promise<BroughtUpdate> {
  const { telegramWebhook } = await import('../../../src/index.ts')
  if (telegramWebhook === undefined) throw new Error('There is no bot')
  return redelivered(() => postInProcess(telegramWebhook, { body: update, headers }))
}

import {
  addressSecret,
  boundSecrets,
  mailSecret,
  smtpPassword,
  telegramBotToken,
  vapidPrivateKey,
} from '../platform/params.ts'
import type { Channels } from './deliver.ts'
import { emailChannel } from './emailChannel.ts'
import { pushChannel } from './pushChannel.ts'
import { telegramChannel } from './telegramChannel.ts'

/** The secrets of the functions that send messages. */
export const channelSecrets = boundSecrets(
  telegramBotToken,
  smtpPassword,
  mailSecret,
  addressSecret,
  vapidPrivateKey,
)

/** A new channel needs an entry here, and one in the domain's `channels`. */
export const messageChannels: Channels = {
  push: pushChannel(),
  telegram: telegramChannel(),
  email: emailChannel(),
}

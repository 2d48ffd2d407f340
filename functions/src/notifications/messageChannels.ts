import type { Channels } from './deliver.ts'
import { emailChannel } from './emailChannel.ts'
import { pushChannel } from './pushChannel.ts'
import { telegramChannel } from './telegramChannel.ts'

/** A new channel needs an entry here, and one in the domain's `channels`. */
export const messageChannels: Channels = {
  push: pushChannel(),
  telegram: telegramChannel(),
  email: emailChannel(),
}

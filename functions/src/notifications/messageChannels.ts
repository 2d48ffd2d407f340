import type { Channels } from './deliver.ts'
import { emailChannel } from './emailChannel.ts'
import { pushChannel } from './pushChannel.ts'
import { telegramChannel } from './telegramChannel.ts'

/** Adding a channel is an entry here, and one of `channels` in the domain. */
export const messageChannels: Channels = {
  push: pushChannel(),
  telegram: telegramChannel(),
  email: emailChannel(),
}

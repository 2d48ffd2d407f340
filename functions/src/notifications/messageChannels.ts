import type { Channels } from './deliver.ts'
import { emailChannel } from './emailChannel.ts'
import { telegramChannel } from './telegramChannel.ts'

/** Adding a channel is an entry here, and one of `channels` in the domain. */
export const messageChannels: Channels = { telegram: telegramChannel(), email: emailChannel() }

import type { TFunction } from 'i18next'
import { readBroadcast } from '../live/broadcast.ts'

/** Names a broadcast by its service and channel: 'Twitch · starladder'; null if its address is not known. */
export function broadcastName(t: TFunction<'commentators'>, url: string): string | null {
  const read = readBroadcast(url)
  if (!read.ok) return null
  const { service, kind, id } = read.value
  const name = t(service === 'twitch' ? 'onTwitch' : 'onYoutube')
  return kind === 'channel' && service === 'youtube' ? name : `${name} · ${id}`
}

import { accept, type Outcome, refuse } from '../errors/outcome.ts'

/**
 * The address of a stream. `channel` is whatever is live there; `video` is one recording or stream. YouTube embeds a
 * channel only by its `UC…` id; a `page` (`@handle`, `c/name`, `user/name`) can only be linked.
 */
export type Broadcast =
  | { readonly service: 'twitch'; readonly kind: 'channel' | 'video'; readonly id: string }
  | { readonly service: 'youtube'; readonly kind: 'channel' | 'video' | 'page'; readonly id: string }

const twitchName = /^[a-z0-9]\w{1,24}$/i
const twitchVideo = /^v?(\d{6,14})$/
const youtubeVideo = /^[\w-]{11}$/
const youtubeChannel = /^UC[\w-]{22}$/
/** Handles can contain letters of any script. */
const youtubeHandle = /^@[\p{L}\p{M}\p{N}_.·-]{3,30}$/u
const youtubeName = /^[\w.-]{1,60}$/

/** Pages of Twitch whose address looks like a channel's. */
const twitchPages = new Set(
  'directory downloads drops friends inventory jobs login p prime privacy products search security settings signup store subscriptions team turbo u videos wallet'.split(
    ' ',
  ),
)

/** Parses an address of Twitch or YouTube in any common form, with or without `https://`. */
export function readBroadcast(text: string): Outcome<Broadcast, 'unsupported-broadcast'> {
  const url = addressOf(text.trim())
  const broadcast = url === null ? null : (readTwitch(url) ?? readYoutube(url))
  return broadcast === null ? refuse('unsupported-broadcast') : accept(broadcast)
}

/** The normalized address for storing and linking. */
export function broadcastUrl({ service, kind, id }: Broadcast): string {
  if (service === 'twitch') return `https://www.twitch.tv/${kind === 'video' ? 'videos/' : ''}${id}`
  switch (kind) {
    case 'video':
      return `https://www.youtube.com/watch?v=${id}`
    case 'channel':
      return `https://www.youtube.com/channel/${id}/live`
    case 'page':
      return `https://www.youtube.com/${encodeURI(id)}/live`
  }
}

/** The address of the player to embed in a page of `host`; null if the service has none for it. */
export function playerUrl({ service, kind, id }: Broadcast, host: string): string | null {
  if (service === 'twitch') {
    const what = kind === 'channel' ? { channel: id } : { video: id }
    return `https://player.twitch.tv/?${new URLSearchParams({ ...what, parent: host, autoplay: 'false' })}`
  }
  const player = 'https://www.youtube-nocookie.com/embed'
  if (kind === 'page') return null
  return kind === 'video'
    ? `${player}/${id}`
    : `${player}/live_stream?${new URLSearchParams({ channel: id })}`
}

function addressOf(text: string): URL | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  const isPlain = url !== null && url.username === '' && url.password === '' && url.port === ''
  return isPlain && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null
}

function readTwitch({ hostname, pathname, searchParams }: URL): Broadcast | null {
  if (hostname === 'player.twitch.tv') {
    return twitchChannel(searchParams.get('channel')) ?? twitchRecording(searchParams.get('video'))
  }
  if (!/^((www|m|go)\.)?twitch\.tv$/.test(hostname)) return null
  const [first = '', second = '', third = ''] = partsOf(pathname)
  if (first === 'videos') return twitchRecording(second)
  if (second === 'v' || second === 'video') return twitchRecording(third)
  return twitchChannel(first === 'popout' || first === 'moderator' ? second : first)
}

function twitchChannel(name: string | null): Broadcast | null {
  if (name === null || !twitchName.test(name)) return null
  const id = name.toLowerCase()
  return twitchPages.has(id) ? null : { service: 'twitch', kind: 'channel', id }
}

function twitchRecording(text: string | null): Broadcast | null {
  const id = twitchVideo.exec(text ?? '')?.[1]
  return id === undefined ? null : { service: 'twitch', kind: 'video', id }
}

function readYoutube({ hostname, pathname, searchParams }: URL): Broadcast | null {
  const [first = '', second = ''] = partsOf(pathname)
  if (/^(www\.)?youtu\.be$/.test(hostname)) return youtubeAt('video', first)
  const isEmbedding = /^(www\.)?youtube-nocookie\.com$/.test(hostname)
  if (!isEmbedding && !/^((www|m|music|gaming)\.)?youtube\.com$/.test(hostname)) return null
  if (first === 'embed' && second === 'live_stream') {
    return youtubeAt('channel', searchParams.get('channel') ?? '')
  }
  if (first === 'watch') return youtubeAt('video', searchParams.get('v') ?? '')
  if (['live', 'embed', 'shorts', 'v'].includes(first)) return youtubeAt('video', second)
  if (first === 'channel') return youtubeAt('channel', second)
  const handle = decoded(first)
  if (youtubeHandle.test(handle)) return youtubeAt('page', handle)
  return (first === 'c' || first === 'user') && youtubeName.test(second)
    ? youtubeAt('page', `${first}/${second}`)
    : null
}

function youtubeAt(kind: 'channel' | 'video' | 'page', id: string): Broadcast | null {
  const isValid = kind === 'page' || (kind === 'video' ? youtubeVideo : youtubeChannel).test(id)
  return isValid ? { service: 'youtube', kind, id } : null
}

/** Returns an empty text for an invalid encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

function partsOf(pathname: string): string[] {
  return pathname.split('/').filter(part => part !== '')
}

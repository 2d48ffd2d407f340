import { expect, test } from 'vitest'
import { broadcastUrl, playerUrl, readBroadcast } from './broadcast.ts'

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const channel = 'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv/live'

test.each([
  ['https://www.twitch.tv/StarLadder_EN', 'https://www.twitch.tv/starladder_en'],
  ['twitch.tv/starladder', 'https://www.twitch.tv/starladder'],
  ['  http://m.twitch.tv/starladder?sr=a#chat ', 'https://www.twitch.tv/starladder'],
  ['https://go.twitch.tv/starladder/', 'https://www.twitch.tv/starladder'],
  ['https://www.twitch.tv/starladder/schedule', 'https://www.twitch.tv/starladder'],
  ['https://www.twitch.tv/popout/starladder/chat', 'https://www.twitch.tv/starladder'],
  ['https://www.twitch.tv/moderator/starladder', 'https://www.twitch.tv/starladder'],
  ['https://player.twitch.tv/?channel=starladder&parent=a.example', 'https://www.twitch.tv/starladder'],
  ['https://player.twitch.tv/?video=v1234567890', 'https://www.twitch.tv/videos/1234567890'],
  ['https://www.twitch.tv/videos/1234567890?t=1h', 'https://www.twitch.tv/videos/1234567890'],
  ['https://www.twitch.tv/starladder/v/1234567890', 'https://www.twitch.tv/videos/1234567890'],
  ['https://www.twitch.tv/starladder/video/1234567890', 'https://www.twitch.tv/videos/1234567890'],
  [video, video],
  ['youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s', video],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', video],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', video],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', video],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', video],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', video],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', video],
  ['https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv', channel],
  ['https://www.youtube.com/embed/live_stream?channel=UCabcdefghijklmnopqrstuv', channel],
  ['https://www.youtube.com/@StarLadder/streams', 'https://www.youtube.com/@StarLadder/live'],
  ['youtube.com/@name', 'https://www.youtube.com/@name/live'],
  ['https://youtube.com/@Дота-Кубок?si=abc', `https://www.youtube.com/${encodeURI('@Дота-Кубок')}/live`],
  [
    'https://www.youtube.com/@%E3%82%B2%E3%83%BC%E3%83%A0',
    'https://www.youtube.com/@%E3%82%B2%E3%83%BC%E3%83%A0/live',
  ],
  ['https://www.youtube.com/c/StarLadder', 'https://www.youtube.com/c/StarLadder/live'],
  ['https://www.youtube.com/user/StarLadder/live', 'https://www.youtube.com/user/StarLadder/live'],
])('%s is read as one address, which reads as itself', (typed, url) => {
  expect(canonical(typed)).toBe(url)
  expect(canonical(url)).toBe(url)
})

test.each([
  ['another service', 'https://vk.com/video/starladder'],
  ['nothing', ' '],
  ['no address', 'starladder'],
  ['a host with the same ending', 'https://nottwitch.tv/starladder'],
  ['a host with the same beginning', 'https://twitch.tv.example.org/starladder'],
  ['a subdomain of nobody', 'https://clips.twitch.tv/starladder'],
  ['a Cyrillic homograph', 'https://www.twіtch.tv/starladder'],
  ['a host with a final dot', 'https://www.twitch.tv./starladder'],
  ['an address with a name', 'https://www.twitch.tv@example.org/starladder'],
  ['an address with a password', 'https://a:b@www.twitch.tv/starladder'],
  ['an address with a port', 'https://www.twitch.tv:8443/starladder'],
  ['a script', 'javascript://www.twitch.tv/%0Aalert(1)'],
  ['a page of Twitch', 'https://www.twitch.tv/directory/game/Dota%202'],
  ['the home page of Twitch', 'https://www.twitch.tv/'],
  ['the home page of YouTube', 'https://www.youtube.com/'],
  ['a search of YouTube', 'https://www.youtube.com/results?search_query=dota'],
  ['a redirect of YouTube', 'https://www.youtube.com/redirect?q=https://example.org'],
  ['a handle with a letter that turns the direction of text', 'https://www.youtube.com/@star%E2%80%AEladder'],
  ['a handle that is encoded wrongly', 'https://www.youtube.com/@star%E0%A4ladder'],
  ['a video id that is too short', 'https://youtu.be/dQw4w9WgXc'],
  ['an id that would add a parameter', 'https://youtu.be/dQw4w9W%26a=b'],
])('%s is refused', (_, typed) => {
  expect(readBroadcast(typed)).toMatchObject({ ok: false, code: 'unsupported-broadcast' })
})

test('the players are those of the two services, and a page of YouTube has none', () => {
  expect(player('twitch.tv/starladder')).toBe(
    'https://player.twitch.tv/?channel=starladder&parent=cup.example&autoplay=false',
  )
  expect(player('twitch.tv/videos/1234567890')).toBe(
    'https://player.twitch.tv/?video=1234567890&parent=cup.example&autoplay=false',
  )
  expect(player(video)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  expect(player(channel)).toBe(
    'https://www.youtube-nocookie.com/embed/live_stream?channel=UCabcdefghijklmnopqrstuv',
  )
  expect(player('youtube.com/@StarLadder')).toBeNull()
})

function canonical(typed: string): string | null {
  const read = readBroadcast(typed)
  return read.ok ? broadcastUrl(read.value) : null
}

function player(typed: string): string | null {
  const read = readBroadcast(typed)
  if (!read.ok) throw new Error(read.code)
  return playerUrl(read.value, 'cup.example')
}

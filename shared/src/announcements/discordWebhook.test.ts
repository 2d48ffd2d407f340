import { expect, test } from 'vitest'
import { addressEnd, discordWebhook } from './discordWebhook.ts'

const id = '123456789012345678'
const token = `${'aB3_-'.repeat(13)}xyz`
const end = `/api/webhooks/${id}/${token}`
const standIn = 'http://127.0.0.1:5011/discord'

test.each(['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com'])(
  'a webhook of %s is known by its id and its token',
  host => {
    expect(discordWebhook(`https://${host}${end}`, null)).toEqual({ id, token })
    expect(discordWebhook(` https://${host}/api/v10/webhooks/${id}/${token}/ `, null)).toEqual({ id, token })
  },
)

test.each([
  `http://discord.com${end}`,
  `https://discord.com:8443${end}`,
  `https://discord.com.evil.example${end}`,
  `https://evil.example/discord.com${end}`,
  `https://evil.example@discord.com${end}`,
  `https://discord.com@evil.example${end}`,
  `https://127.0.0.1${end}`,
  `${standIn}${end}`,
  `https://discord.com${end}/slack`,
  `https://discord.com${end}?thread_id=1`,
  `https://discord.com${end}#x`,
  `https://discord.com/api/webhooks/../users/@me/${token}`,
  `https://discord.com/api/webhooks/${id}/short`,
  'nonsense',
  '',
])('%s is none when deployed', address => {
  expect(discordWebhook(address, null)).toBeNull()
})

test('on this machine those of the stand-in count as well, and no other address', () => {
  expect(discordWebhook(`${standIn}${end}`, standIn)).toEqual({ id, token })
  expect(discordWebhook(`https://discord.com${end}`, standIn)).toEqual({ id, token })
  for (const other of [
    `http://127.0.0.1:5012/discord${end}`,
    `http://127.0.0.1:5011/steam${end}`,
    `http://127.0.0.1:5011/discordx${end}`,
    `http://127.0.0.1:5011/discord/../steam${end}`,
  ]) {
    expect(discordWebhook(other, standIn)).toBeNull()
  }
  expect(addressEnd({ id, token })).toBe('-xyz'.slice(-4))
})

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { mergedSettings } from './localSettings.ts'

test('without keys each service is played by its fake', () => {
  const { env, secrets } = mergedSettings(5000, {}, {})
  expect(env).toMatchObject({
    UPPER_BRACKET_DISCORD: 'http://127.0.0.1:5011/discord',
    UPPER_BRACKET_STARTGG: 'http://127.0.0.1:5011/startgg',
    UPPER_BRACKET_STEAM: 'http://127.0.0.1:5011/steam',
    UPPER_BRACKET_TELEGRAM: 'http://127.0.0.1:5011/telegram',
    DISCORD_CLIENT_ID: 'demo-client',
    VAPID_PUBLIC_KEY: expect.any(String),
  })
  expect(secrets).toMatchObject({ DISCORD_CLIENT_SECRET: 'demo-secret', STEAM_API_KEY: 'demo-key' })
})

test('every parameter of the functions has a value, without which firebase-tools would ask for it and wait', async () => {
  const source = await readFile('functions/src/platform/params.ts', 'utf8')
  const names = [...source.matchAll(/define(?:String|Int|Boolean)\('(\w+)'/g)].map(([, name]) => `${name}`)
  const { env } = mergedSettings(5000, { OPERATOR_NAME: 'Wolf' }, {})
  expect(Object.keys(env)).toEqual(expect.arrayContaining(names))
  expect(env).toMatchObject({ OPERATOR_NAME: 'Wolf', OPERATOR_ADDRESS: '', OPERATOR_MIN_AGE: '16' })
})

test('a service whose key is there is the real one, and the others stay as they are', () => {
  const { env, secrets } = mergedSettings(
    5000,
    { DISCORD_CLIENT_ID: '42' },
    { DISCORD_CLIENT_SECRET: 'of my own' },
  )
  expect(env).not.toHaveProperty('UPPER_BRACKET_DISCORD')
  expect(env).toMatchObject({ DISCORD_CLIENT_ID: '42', UPPER_BRACKET_STEAM: expect.anything() })
  expect(secrets).toMatchObject({ DISCORD_CLIENT_SECRET: 'of my own', TELEGRAM_BOT_TOKEN: '1000000:demo' })
})

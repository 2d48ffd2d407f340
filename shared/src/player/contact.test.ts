import { expect, test } from 'vitest'
import { contactUrl, readContact } from './contact.ts'

test.each([
  ['telegram', 'Wolf_Anna', 'wolf_anna'],
  ['telegram', ' @wolf_anna ', 'wolf_anna'],
  ['telegram', 'https://t.me/Wolf_Anna/', 'wolf_anna'],
  ['telegram', 't.me/wolf_anna?start=1', 'wolf_anna'],
  ['telegram', 'telegram.me/wolf_anna', 'wolf_anna'],
  ['telegram', 'tg://resolve?domain=wolf_anna', 'wolf_anna'],
  ['discord', '@Wolf.Anna', 'wolf.anna'],
  ['discord', 'wolf_1', 'wolf_1'],
  ['discord', 'https://discord.com/users/80351110224678912/', '80351110224678912'],
] as const)('%s: %s is read', (service, text, handle) => {
  const read = readContact(service, text)
  expect(read).toEqual({ ok: true, value: { service, handle } })
  if (read.ok) expect(readContact(service, read.value.handle)).toEqual(read)
})

test.each([
  ['telegram', ''],
  ['telegram', 'abc'],
  ['telegram', '1wolf'],
  ['telegram', 'wolf anna'],
  ['telegram', '+79990000000'],
  ['telegram', 't.me/+AbCdEfGhIjK'],
  ['telegram', 't.me/wolf_anna/123'],
  ['telegram', 'https://evil.example/wolf_anna'],
  ['telegram', 'https://discord.com/users/80351110224678912'],
  ['discord', 'w'],
  ['discord', 'wolf..anna'],
  ['discord', 'Wolf#1234'],
  ['discord', 'https://discord.gg/wolves'],
  ['discord', 'волк'],
] as const)('%s: %s is refused', (service, text) => {
  expect(readContact(service, text)).toEqual({ ok: false, code: 'invalid-contact', facts: { service } })
})

test('only what has an address is a link', () => {
  expect(contactUrl({ service: 'telegram', handle: 'wolf' })).toBe('https://t.me/wolf')
  expect(contactUrl({ service: 'discord', handle: '80351110224678912' })).toBe(
    'https://discord.com/users/80351110224678912',
  )
  expect(contactUrl({ service: 'discord', handle: 'wolf' })).toBeNull()
})

import { expect, test } from 'vitest'
import { shownAddress, webhookAddress } from './webhookAddress.ts'

const parse = (address: string) => webhookAddress(address, () => false)?.href ?? null

test.each([
  ['https://bot.example/hook', 'https://bot.example/hook'],
  [' https://BOT.example:443/hook?key=1 ', 'https://bot.example/hook?key=1'],
  ['https://bot.example:8443/', 'https://bot.example:8443/'],
  ['https://бот.рф/', 'https://xn--90a0am.xn--p1ai/'],
  // The host is what the connection takes for it, because both use one parser.
  ['https://bot.example\\@127.0.0.1/', 'https://bot.example/@127.0.0.1/'],
])('%s is an address', (address, href) => {
  expect(parse(address)).toBe(href)
})

test.each([
  '',
  'bot.example/hook',
  'http://bot.example/hook',
  'ftp://bot.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://user@bot.example/',
  'https://user:secret@bot.example/',
  'https://bot.example/#part',
  'https://bot.example:22/',
  'https://bot.example:80/',
  'https://localhost/',
  'https://intranet/',
  'https://bot.example./',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://017700000001/',
  'https://0x7f000001/',
  'https://0x7f.0.0.0x1/',
  'https://93.184.216.34/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00:ec2::254]/',
  'https://[2606:4700::1111]/',
  'https://127.0.0.1%2f@bot.example/',
  'https://①②⑦.⓪.⓪.①/',
])('%s is none', address => {
  expect(parse(address)).toBeNull()
})

test('what may be secret in an address is not shown', () => {
  const shown = (address: string) => shownAddress(new URL(address))
  expect(shown('https://bot.example/hook')).toBe('bot.example/…')
  expect(shown('https://bot.example/x7Qp2LmR9s')).toBe('bot.example/…')
  expect(shown('https://bot.example/?k=x7Qp2L')).toBe('bot.example/…')
  expect(shown('https://bot.example:8443/')).toBe('bot.example:8443/')
  expect(shown('https://bot.example/hooks/0123456789abcdef')).toBe('bot.example/…cdef')
  expect(shown('https://bot.example/?token=0123456789abcdef')).toBe('bot.example/…cdef')
})

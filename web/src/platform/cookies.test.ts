import { expect, it } from 'vitest'
import { cookieText, readCookie } from './cookies.ts'

it('keeps the locale for 365 days, for this site only, Secure where there is a certificate', () => {
  expect(cookieText('locale', 'en', 365, 'upper-bracket.example')).toBe(
    'locale=en; Path=/; SameSite=Lax; Max-Age=31536000; Secure',
  )
})

it.each(['localhost', '127.0.0.1', '[::1]'])('leaves Secure out on %s', host => {
  expect(cookieText('userid', 'u1', 1, host)).not.toContain('Secure')
})

it.each(['localhost.evil.example', '127.0.0.1.evil.example'])('is not deceived by %s', host => {
  expect(cookieText('userid', 'u1', 1, host)).toContain('; Secure')
})

it('reads one cookie among others, by its whole name', () => {
  expect(readCookie('locale', 'xlocale=ru; locale=en; userid=abc')).toBe('en')
  expect(readCookie('locale', 'xlocale=ru')).toBeNull()
  expect(readCookie('locale', '')).toBeNull()
})

it('escapes what would end the cookie early', () => {
  expect(cookieText('userid', 'a; Domain=evil', 1, 'localhost')).toMatch(/^userid=a%3B%20Domain%3Devil; Path/)
})

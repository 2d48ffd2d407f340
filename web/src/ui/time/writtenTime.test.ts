import { beforeEach, expect, test, vi } from 'vitest'
import { writtenTime } from './writtenTime.ts'

const at = Date.UTC(2027, 4, 1, 19, 5)

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Moscow')
  return () => vi.unstubAllEnvs()
})

test.each([
  ['ru', 'long', at - 1, 'сб, 1 мая, 22:05 GMT+3'],
  ['en', 'long', at - 1, 'Sat 1 May, 22:05 GMT+3'],
  ['en', 'short', at - 1, '1 May, 22:05 GMT+3'],
  ['ru', 'start', at - 60_000, '22:05'],
  ['en', 'start', Date.UTC(2027, 3, 30), '1 May, 22:05'],
  ['en', 'short', Date.UTC(2026, 1), '1 May 2027, 22:05 GMT+3'],
] as const)('%s, %s, at %i', (language, length, now, written) => {
  expect(writtenTime(at, { language, length, now })).toBe(written)
})

test('midnight is 00:00', () => {
  for (const language of ['ru', 'en'] as const)
    expect(writtenTime(Date.UTC(2027, 4, 1, 21), { language, length: 'short', now: at })).toContain('00:00')
})

import { expect, test } from 'vitest'
import { emulators } from '../../../testing/emulators.ts'
import { freshAttempt } from '../support/signInBrowser.ts'

test('thousands of sign-in attempts from one address lock out nobody at another address', async () => {
  const begin = async (address: string) => {
    const response = await fetch(
      `${emulators.hosting}/api/auth/steam?attempt=${freshAttempt()}&purpose=sign-in`,
      { redirect: 'manual', headers: { 'fastly-client-ip': address } },
    )
    await response.arrayBuffer()
    return { status: response.status, wait: response.headers.get('retry-after') }
  }
  const statuses = new Set<number>()
  for (let wave = 0; wave < 60 && !statuses.has(429); wave += 1) {
    for (const { status, wait } of await Promise.all(
      Array.from({ length: 100 }, () => begin('203.0.113.7')),
    )) {
      statuses.add(status)
      expect(wait).toBe(status === 429 ? '1' : null)
    }
  }
  expect([...statuses]).toEqual([302, 429])
  expect((await begin('203.0.113.8')).status).toBe(302)
}, 120_000)

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measureServerTime, serverTime } from './serverClock.ts'

const hour = 3_600_000
const real = Date.UTC(2027, 4, 1, 19, 5)

/** The server is right; the browser's clock is wrong by `error`, and a response takes 80 ms each way. */
function setClocks(error: number, headers: (server: number) => Record<string, string>) {
  vi.useFakeTimers({ now: real + error, toFake: ['Date', 'performance'] })
  vi.stubGlobal('fetch', async () => {
    vi.advanceTimersByTime(80)
    const response = { headers: new Headers(headers(Date.now() - error)) }
    vi.advanceTimersByTime(80)
    return response
  })
}
const dated = (server: number) => ({ date: new Date(server).toUTCString() })

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([0, hour, -hour, 400 * 24 * hour])(
  'is right to a second with a clock that is wrong by %i ms',
  async error => {
    setClocks(error, dated)
    await measureServerTime()
    vi.advanceTimersByTime(90_000)
    expect(Math.abs((serverTime() ?? 0) - (Date.now() - error))).toBeLessThanOrEqual(600)
  },
)

test('counts the time that the response has consumed in a cache', async () => {
  setClocks(hour, server => ({ ...dated(server - 40_000), age: '40' }))
  await measureServerTime()
  expect(Math.abs((serverTime() ?? 0) - (Date.now() - hour))).toBeLessThanOrEqual(600)
})

test('is unknown again once the clock has been set, until it is measured again', async () => {
  setClocks(hour, dated)
  await measureServerTime()
  vi.setSystemTime(real)
  expect(serverTime()).toBeNull()
  setClocks(0, dated)
  await measureServerTime()
  expect(Math.abs((serverTime() ?? 0) - Date.now())).toBeLessThanOrEqual(600)
})

test('a response without a time, or none at all, leaves it as it was', async () => {
  setClocks(hour, dated)
  await measureServerTime()
  const known = serverTime()
  vi.stubGlobal('fetch', async () => ({ headers: new Headers() }))
  await measureServerTime()
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')))
  await measureServerTime()
  expect(serverTime()).toBe(known)
})

test('a request that is never answered is given up', async () => {
  const controller = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
      }),
  )
  const measured = measureServerTime()
  expect(timeout.mock.lastCall?.[0]).toBeLessThanOrEqual(5000)
  controller.abort()
  await measured
  expect(serverTime()).toBeNull()
  timeout.mockRestore()
})

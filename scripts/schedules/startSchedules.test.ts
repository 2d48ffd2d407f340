import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '../problem.ts'
import type { ScheduledFunction } from './scheduledFunctions.ts'
import { startSchedules } from './startSchedules.ts'

const minute = 60_000
let stop: () => void
let runs: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-01T11:58:30Z') })
  runs = []
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const hourly: ScheduledFunction = { name: 'hourly', pattern: '0 * * * *', timeZone: 'UTC' }
const often: ScheduledFunction = { name: 'often', pattern: '*/2 * * * *', timeZone: 'UTC' }
const inMoscow: ScheduledFunction = { name: 'inMoscow', pattern: '1 15 * * *', timeZone: 'Europe/Moscow' }

async function schedule(list: readonly ScheduledFunction[], run?: (name: string) => Promise<void>) {
  stop = await startSchedules({
    list: async () => list,
    run: async (name, at) => {
      runs.push(`${at.toISOString().slice(11, 19)} ${name}`)
      await run?.(name)
    },
    onFailure: error => runs.push(String(error)),
  })
}

test('each function runs in the minutes of its schedule and time zone, and not once stopped', async () => {
  await schedule([hourly, often, inMoscow])
  await vi.advanceTimersByTimeAsync(4 * minute)
  expect(runs).toEqual(['12:00:00 hourly', '12:00:00 often', '12:01:00 inMoscow', '12:02:00 often'])
  stop()
  await vi.advanceTimersByTimeAsync(120 * minute)
  expect(runs).toHaveLength(4)
})

test('a run that takes longer than its interval is not started twice, and delays no other function', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await schedule([often, { ...often, name: 'slow' }], name => (name === 'slow' ? promise : Promise.resolve()))
  await vi.advanceTimersByTimeAsync(4 * minute)
  expect(runs).toEqual(['12:00:00 often', '12:00:00 slow', '12:02:00 often'])
  resolve()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(runs.slice(3)).toEqual(['12:04:00 often', '12:04:00 slow'])
})

test('a failure is reported, and the next run is on time', async () => {
  await schedule([often], () => Promise.reject(new Error('500')))
  await vi.advanceTimersByTimeAsync(4 * minute)
  expect(runs).toEqual(['12:00:00 often', 'Error: 500', '12:02:00 often', 'Error: 500'])
})

test('a schedule that cannot be kept is reported at the start', async () => {
  stop = () => undefined
  const list = () => Promise.reject(new Problem('sweep: no'))
  await expect(
    startSchedules({ list, run: async () => undefined, onFailure: () => undefined }),
  ).rejects.toThrow('sweep: no')
})

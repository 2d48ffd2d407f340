import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { batchByKey } from '../../src/platform/batchByKey.ts'

class Busy extends Error {
  readonly code = 10
}

it('serves calls that arrive during a batch together in the next one, in their order, each with its own answer', async () => {
  const groups: (readonly number[])[] = []
  const double = batchByKey(async (_key, calls: readonly number[]) => {
    groups.push(calls)
    await turn()
    return calls.map(each => each * 2)
  })
  const answers = await Promise.all([1, 2, 3, 4].map(each => double('cup', each)))
  expect(answers).toEqual([2, 4, 6, 8])
  expect(groups).toEqual([[1], [2, 3, 4]])
  expect(await double('cup', 5)).toBe(10)
})

it('keeps keys apart, and never has two groups of one under way', async () => {
  let most = 0
  const underWay = new Map<string, number>()
  const serve = batchByKey(async (key, calls: readonly number[]) => {
    underWay.set(key, (underWay.get(key) ?? 0) + 1)
    most = Math.max(most, underWay.get(key) ?? 0)
    await turn()
    underWay.set(key, (underWay.get(key) ?? 0) - 1)
    return calls.map(() => key)
  })
  const keys = Array.from({ length: 400 }, (_, index) => `competition ${index % 2}`)
  expect(await Promise.all(keys.map(key => serve(key, 1)))).toEqual(keys)
  expect(most).toBe(1)
})

it('lets nobody fail because of another, and everybody who could not be served for contention', async () => {
  const serve = batchByKey(async (_key, calls: readonly string[]) => {
    await turn()
    if (calls.includes('broken')) throw new Error('broken')
    if (calls.includes('busy')) throw new Busy('busy')
    return calls
  })
  const outcomes = async (...calls: string[]) =>
    (await Promise.allSettled(calls.map(each => serve('cup', each)))).map(({ status }) => status)
  expect(await outcomes('first', 'a', 'broken', 'b')).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(await outcomes('first', 'a', 'busy')).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await outcomes('last')).toEqual(['fulfilled'])
})

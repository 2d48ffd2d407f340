import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { memory, remembered } from '../../src/snapshot/remembered.ts'

const kilobytes = (n: number) => 'x'.repeat(1024 * n)

test('what is read once is shared until it is too old', async () => {
  const reads: string[] = []
  const latest = remembered({ freshMs: 1000 }, async key => reads.push(key))
  await Promise.all([latest('a', 0), latest('a', 0), latest('b', 10)])
  expect(reads).toEqual(['a', 'b'])
  expect([await latest('a', 999), await latest('a', 1100)]).toEqual([1, 3])
})

test('an error is not remembered', async () => {
  const recall = memory<string>({ freshMs: 1000 })
  await expect(recall('a', 0, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await recall('a', 1, async () => 'up')).toBe('up')
})

test('what follows is read with the last value at hand while that is kept, also after an error', async () => {
  const recall = memory<string>({ freshMs: 1000, keptMs: 60_000 })
  const ask = (now: number, read: (known?: string) => string) =>
    recall('a', now, async known => read(known)).catch(({ message }: Error) => message)
  const seen = (known?: string) => `after ${known}`
  const fail = () => {
    throw new Error('down')
  }
  expect(await ask(0, seen)).toBe('after undefined')
  expect(await ask(1000, fail)).toBe('down')
  expect(await ask(1001, seen)).toBe('after after undefined')
  expect(await ask(61_001, seen)).toBe('after undefined')
})

test('a value that is read again takes the place of the one before it', async () => {
  const recall = memory<string>({ freshMs: 1, keptMs: 60_000, maxBytes: 10 * 1024 })
  await recall('b', 0, async () => 'kept')
  for (let now = 0; now < 20; now += 1) await recall('a', now, async () => kilobytes(7))
  expect(await recall('b', 20, async known => known ?? 'read again')).toBe('kept')
})

test('values give way by their size, the oldest first, and what was read last stays', async () => {
  const recall = memory<string>({ freshMs: 60_000, maxBytes: 10 * 1024 })
  const isKnown = async (key: string) => (await recall(key, 1, async () => 'read again')) !== 'read again'
  for (const key of ['a', 'b', 'c', 'd']) await recall(key, 0, async () => kilobytes(3))
  expect([await isKnown('d'), await isKnown('c'), await isKnown('a')]).toEqual([true, true, false])
  await recall('huge', 2, async () => kilobytes(50))
  expect([await isKnown('huge'), await isKnown('d')]).toEqual([true, false])
})

test('however many keys there are, and however long they are, they take no more than the limit', async () => {
  const recall = memory<null>({ freshMs: 60_000, maxBytes: 100 * 1024 })
  let reads = 0
  const ask = (index: number) =>
    recall(`${index} ${kilobytes(1)}`, 0, async () => {
      reads += 1
      return null
    })
  for (let index = 0; index < 200; index += 1) await ask(index)
  for (let index = 199; index >= 171; index -= 1) await ask(index)
  expect(reads).toBe(200)
  await ask(0)
  expect(reads).toBe(201)
})

test('what is too old is dropped with the next call', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const recall = memory<object>({ freshMs: 1000 })
  const put = async (key: string, now: number) =>
    new WeakRef(await recall(key, now, async () => ({ text: kilobytes(1) })))
  const [old, current] = [await put('a', 0), await put('b', 2000)]
  for (let turn = 0; turn < 10; turn += 1) {
    await setImmediate()
    collectGarbage()
  }
  expect(old.deref()).toBeUndefined()
  expect(current.deref()).toBeDefined()
})

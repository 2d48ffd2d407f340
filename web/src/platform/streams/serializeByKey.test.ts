import { expect, test } from 'vitest'
import { serializeByKey } from './serializeByKey.ts'

test('a task waits for the one before it with its key, and for no other', async () => {
  const log: string[] = []
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const both = [
    serializeByKey('bracket', () => started.then(() => log.push('start'))),
    serializeByKey('bracket', async () => log.push('score')),
  ]
  await serializeByKey('other', async () => log.push('other'))
  start()
  expect(await Promise.all(both)).toEqual([2, 3])
  expect(log).toEqual(['other', 'start', 'score'])
})

test('a failure affects only its own task', async () => {
  const failed = serializeByKey('bracket', () => Promise.reject(new Error('refused')))
  const next = serializeByKey('bracket', () => Promise.resolve('on'))
  await expect(failed).rejects.toThrow('refused')
  expect(await next).toBe('on')
})

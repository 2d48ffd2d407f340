import { expect, test } from 'vitest'
import { serializeByKey } from './serializeByKey.ts'

function slow<T>(ms: number, value: T, log: T[]): () => Promise<T> {
  return () =>
    new Promise(resolve => setTimeout(() => resolve(value), ms)).then(() => log.push(value)).then(() => value)
}

test('a quick task waits for the slow one before it', async () => {
  const log: string[] = []
  const both = [
    serializeByKey('bracket', slow(20, 'start', log)),
    serializeByKey('bracket', slow(0, 'score', log)),
  ]
  expect(await Promise.all(both)).toEqual(['start', 'score'])
  expect(log).toEqual(['start', 'score'])
})

test('other keys do not wait', async () => {
  const log: string[] = []
  await Promise.all([
    serializeByKey('one', slow(20, 'slow', log)),
    serializeByKey('other', slow(0, 'quick', log)),
  ])
  expect(log).toEqual(['quick', 'slow'])
})

test('a failure affects only its own task', async () => {
  const failed = serializeByKey('bracket', () => Promise.reject(new Error('refused')))
  const next = serializeByKey('bracket', () => Promise.resolve('on'))
  await expect(failed).rejects.toThrow('refused')
  expect(await next).toBe('on')
})

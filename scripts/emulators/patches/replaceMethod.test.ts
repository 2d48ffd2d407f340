import { expect, test } from 'vitest'
import { replaceMethod } from './replaceMethod.mjs'

test('a method is replaced and can still call the one before', () => {
  class Counter {
    count = 3
    next(): number {
      return this.count + 1
    }
  }
  replaceMethod(
    Counter,
    'next',
    (next: Counter['next']) =>
      function (this: Counter) {
        return next.call(this) * 10
      },
  )
  expect(new Counter().next()).toBe(40)
})

test.each([class Pool {}, undefined])('a method that is gone is reported by its name', owner => {
  expect(() => replaceMethod(owner, 'getIdleWorker', each => each)).toThrow(
    /^firebase-tools no longer has (Pool|the class)\.getIdleWorker, which a patch .* needs: install .* or adapt the patch\.$/,
  )
})

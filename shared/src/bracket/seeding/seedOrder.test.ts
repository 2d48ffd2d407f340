import { expect, test } from 'vitest'
import { seedOrder } from './seedOrder.ts'

test('eight seeds in the standard order', () => {
  expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6])
})

test('when the better seed always wins, the sums of the opponents stay equal in every round', () => {
  for (let size = 2; size <= 512; size *= 2) {
    let left = seedOrder(size)
    while (left.length > 1) {
      const winners: number[] = []
      for (let place = 0; place < left.length; place += 2) {
        const [one = 0, other = 0] = left.slice(place, place + 2)
        expect(one + other).toBe(left.length + 1)
        winners.push(Math.min(one, other))
      }
      left = winners
    }
    expect(left).toEqual([1])
  }
})

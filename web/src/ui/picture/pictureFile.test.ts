import { expect, test } from 'vitest'
import { pictureProblem } from './pictureFile.ts'

const mebi = 1024 * 1024

test.each([
  ['image/jpeg', 4 * mebi, null],
  ['image/png', 1, null],
  ['image/webp', 25 * mebi, null],
  ['image/webp', 25 * mebi + 1, 'size'],
  ['image/gif', 100, 'type'],
  ['image/svg+xml', 100, 'type'],
  ['', 100, 'type'],
  ['image/png', 0, 'broken'],
])('a file of type %j with %i bytes: %s', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem)
})

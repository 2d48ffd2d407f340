import { expect, test } from 'vitest'
import { photoProblem } from './photoFile.ts'

const mebi = 1024 * 1024

test.each([
  ['image/jpeg', 4 * mebi, null],
  ['image/png', 1, null],
  ['image/webp', 25 * mebi, null],
  ['image/webp', 25 * mebi + 1, 'photoSize'],
  ['image/gif', 100, 'photoType'],
  ['image/svg+xml', 100, 'photoType'],
  ['', 100, 'photoType'],
  ['image/png', 0, 'photoBroken'],
])('a file of type %j with %i bytes: %s', (type, size, problem) => {
  expect(photoProblem({ type, size })).toBe(problem)
})

import { expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { benchOptions } from './benchOptions.ts'

test('without arguments every benchmark runs, wherever there is room', () => {
  expect(benchOptions([])).toEqual({ filters: [], page: undefined })
})

test('names and a port may be given in any order', () => {
  expect(benchOptions(['clicks', '--port', '5900', 'engine'])).toEqual({
    filters: ['clicks', 'engine'],
    page: 5900,
  })
})

test('a mistake is answered with the usage', () => {
  expect(() => benchOptions(['--prot', '5900'])).toThrow(Problem)
  expect(() => benchOptions(['--prot', '5900'])).toThrow(/Usage: npm run bench/)
  expect(() => benchOptions(['--port', 'many'])).toThrow(Problem)
})

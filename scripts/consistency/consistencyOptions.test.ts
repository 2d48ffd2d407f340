import { expect, test } from 'vitest'
import { consistencyOptions } from './consistencyOptions.ts'

test('the local product is looked through, unless a project is named', () => {
  expect(consistencyOptions([])).toEqual({ page: 5000 })
  expect(consistencyOptions(['--port', '6100'])).toEqual({ page: 6100 })
  expect(consistencyOptions(['--project', 'upper-bracket-1a2b'])).toEqual({ project: 'upper-bracket-1a2b' })
})

test.each([
  ['--project', 'Not A Project'],
  ['--project', 'some-project', '--port', '5000'],
  ['--port', 'x'],
  ['--repair'],
])('%s %s is a mistake that is told', (...args) => {
  expect(() => consistencyOptions(args)).toThrow()
})

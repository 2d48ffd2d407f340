import { expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { startOptions } from './startOptions.ts'

test('without arguments: port 5000, earlier data, the demonstration, the built page', () => {
  expect(startOptions([])).toEqual({ page: 5000, fresh: false, seed: true, dev: false })
})

test('every option is read', () => {
  expect(startOptions(['--port', '5300', '--fresh', '--no-seed', '--dev'])).toEqual({
    page: 5300,
    fresh: true,
    seed: false,
    dev: true,
  })
  expect(startOptions(['--help'])).toBe('help')
})

test.each(['80', '70000', '65526', 'five', '5000.5', '-1', ''])('%j is no port', port => {
  expect(() => startOptions([`--port=${port}`])).toThrow(
    new Problem(`--port takes a number from 1024 to 65522, not '${port}'.`),
  )
})

test('the last port of the neighbourhood may be the last that there is', () => {
  expect(startOptions(['--port', '65522'])).toMatchObject({ page: 65_522 })
})

test('an unknown option is refused with the usage', () => {
  expect(() => startOptions(['--seed'])).toThrow(/--seed(.|\n)*npm start -- \[options\]/)
})

test.each([
  ['6000', '6000', '6100'],
  ['5050', '5060', '5150'],
])('port %s is refused, since browsers open none of number %s', (port, refused, instead) => {
  expect(() => startOptions(['--port', port])).toThrow(
    new Problem(`Browsers do not open port ${refused}: choose another than --port ${port}, say ${instead}.`),
  )
})

import { expect, test } from 'vitest'
import { withEmulatorsOptions } from './withEmulatorsOptions.ts'

test('the command stands after two dashes, its own options included', () => {
  expect(
    withEmulatorsOptions(['--port', '5300', '--only', 'auth,firestore', '--', 'npx', 'vitest', '--run']),
  ).toEqual({ page: 5300, only: ['auth', 'firestore'], command: ['npx', 'vitest', '--run'] })
})

test('without a choice it is for the machine to say which emulators start', () => {
  expect(withEmulatorsOptions(['--', 'true'])).toEqual({ page: 5200, only: undefined, command: ['true'] })
})

test.each([
  [['--port', '5300'], 'A command is missing'],
  [['--only', 'auth,database', '--', 'true'], "There is no emulator 'database'"],
  [['--ports', '5300', '--', 'true'], "Unknown option '--ports'"],
])('%j is refused with the usage', (args, sentence) => {
  expect(() => withEmulatorsOptions(args)).toThrow(sentence)
  expect(() => withEmulatorsOptions(args)).toThrow('Usage: node scripts/emulators/withEmulators.ts')
})

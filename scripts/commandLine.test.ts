import { expect, test } from 'vitest'
import { readArguments, splitAtCommand } from './commandLine.ts'

test.each([
  [['vitest', 'run', '--project', 'rules'], [], ['vitest', 'run', '--project', 'rules']],
  [
    ['--port', '7600', 'vitest', '--port', '1'],
    ['--port', '7600'],
    ['vitest', '--port', '1'],
  ],
  [['--port=7600', '--', 'vitest', '--', 'a'], ['--port=7600'], ['vitest', '--', 'a']],
  [['--prot', '7600'], ['--prot'], ['7600']],
  [['--port', '7600'], ['--port', '7600'], []],
])('%j are the options %j and the command %j', (args, own, command) => {
  expect(splitAtCommand(args)).toEqual({ own, command })
})

test.each([
  ['start', ['6300'], { npm_config_port: 'true' }, '--port'],
  ['start', [], { npm_config_fresh: 'true' }, '--fresh'],
  ['start', [], { npm_config_seed: '' }, '--no-seed'],
  ['deploy', ['--project', 'upper'], { npm_config_check: 'true' }, '--check'],
] as const)('of the arguments of npm run %s what npm keeps is named', (command, args, env, option) => {
  expect(() => readArguments(command, [...args], env)).toThrow(
    `npm takes ${option} for an option of its own unless two dashes stand before it, as here: `,
  )
})

test('a mistake is named with the usage', () => {
  expect(() => readArguments('start', ['--prot', '6300'], {})).toThrow(/'--prot'.*npm start -- \[options\]/s)
  expect(readArguments('test:deep', ['swiss', '--seed', '7'], { npm_config_port: '1' })).toMatchObject({
    positionals: ['swiss'],
    values: { minutes: '10', seed: '7' },
  })
})

import { expect, test } from 'vitest'
import { splitAtCommand } from './commandLine.ts'

const options = { port: { type: 'string' } } as const

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
  expect(splitAtCommand(args, options)).toEqual({ own, command })
})

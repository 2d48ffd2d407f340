import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { ownTerminal } from './terminal.ts'

const begun = () => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin })
  const stdout = Object.assign(new PassThrough(), { isTTY: true })
  const terminal = ownTerminal(new AbortController().signal, { stdin, stdout } as never)
  if (terminal === null) throw new Error('no terminal')
  return { stdin, terminal }
}

test('a question is answered by a line, and an empty one stands for the default', async () => {
  const { stdin, terminal } = begun()
  stdin.write(' europe-west1 \n')
  expect(await terminal.ask('Where?', 'eur3')).toBe('europe-west1')
  stdin.write('\n')
  expect(await terminal.ask('Where?', 'eur3')).toBe('eur3')
})

test.each(['ask', 'askSecret'] as const)('the end of the input, by Ctrl-D, stops at %s', async method => {
  const { stdin, terminal } = begun()
  const answer = terminal[method]('Where?', 'eur3')
  stdin.end()
  await expect(answer).rejects.toThrow('Stopped.')
})

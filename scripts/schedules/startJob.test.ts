import { beforeEach, expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { startJob } from './startJob.ts'

let runs: string[]
beforeEach(() => {
  runs = []
})

const start = (...args: string[]) =>
  startJob(args, {
    list: async () => [
      { name: 'sweepBrackets', pattern: '*/5 * * * *' },
      { name: 'fireTimers', pattern: '* * * * *' },
    ],
    run: async (page, name) => {
      runs.push(`${page} ${name}`)
    },
  })

test('runs the job of that name, in the product at the port', async () => {
  expect(await start('fireTimers')).toBe('fireTimers has finished.')
  await start('sweepBrackets', '--port', '6100')
  expect(runs).toEqual(['5000 fireTimers', '6100 sweepBrackets'])
})

const names = /fireTimers +\* \* \* \* \*\n +sweepBrackets +\*\/5 \* \* \* \*$/

test('lists the names without one, and for one that does not exist', async () => {
  expect(await start()).toMatch(names)
  await expect(start('sweepNothing')).rejects.toThrow(/^There is no job 'sweepNothing':/)
  await expect(start('sweepNothing')).rejects.toThrow(names)
  expect(runs).toEqual([])
})

test.each([[['fireTimers', 'sweepBrackets']], [['fireTimers', '--now']], [['--port', 'x']]])(
  '%j is refused with a sentence',
  async args => {
    await expect(start(...args)).rejects.toThrow(Problem)
    expect(runs).toEqual([])
  },
)

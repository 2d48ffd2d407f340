import { WriteBatch } from 'firebase-admin/firestore'
import { afterEach, expect, test, vi } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { onMatch } from '../support/onMatch.ts'
import { callInProcess } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

/** From the service to the write of a match. Each frame has to do something of its own. */
const maxFrames = 13

const { stackTraceLimit } = Error
afterEach(() => {
  Error.stackTraceLimit = stackTraceLimit
  vi.restoreAllMocks()
})

test('a result passes few frames of ours from the wire to its write and its commit', async () => {
  const people = await newPeople('owner')
  const cup = await bracketedCompetition(people, { teams: 4, played: { 'main-1-1': 'running' } })
  const frames: number[] = []
  Error.stackTraceLimit = Number.POSITIVE_INFINITY
  for (const method of ['update', 'commit'] as const) {
    const original: (...args: never[]) => unknown = WriteBatch.prototype[method]
    vi.spyOn(WriteBatch.prototype, method).mockImplementation(function (
      this: WriteBatch,
      ...args: unknown[]
    ) {
      const { stack = '' } = new Error(method)
      frames.push(stack.split('\n').filter(line => line.includes('/functions/src/')).length)
      return original.apply(this, args as never[]) as never
    })
  }
  const input = { ...onMatch(cup, 'main-1-1', 1), score: [1, 0] as const }
  expect(await callInProcess('finishSeries', people.owner, input)).toMatchObject({ ok: true })
  expect(frames.length).toBeGreaterThan(2)
  expect(Math.max(...frames)).toBeLessThanOrEqual(maxFrames)
  // As many as stand between the service and the transaction.
  expect(frames.at(-1)).toBeLessThan(10)
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { callAs } from './callAs.ts'
import { emulatorAddresses } from './emulatorAddresses.ts'

let answers: string[] = []
let asked = 0
const functions = createServer((_, response) => {
  asked += 1
  response.end(answers.shift() ?? '{"result":{}}')
})
const refusal = (code: string) =>
  JSON.stringify({ error: { status: 'UNAVAILABLE', message: code, details: { code } } })
const join = () => {
  const { port } = functions.address() as AddressInfo
  const addresses = { ...emulatorAddresses(5000), function: () => `http://127.0.0.1:${port}` }
  return callAs({ uid: 'u', idToken: 't' }, addresses, 'joinCompetition', {
    competitionId: 'cup',
    joinId: 'join-of-a-test-person',
  })
}

beforeEach(async () => {
  asked = 0
  await new Promise<void>(resolve => functions.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise(resolve => functions.close(resolve)))

test('a call for which the machine is too busy is repeated', async () => {
  answers = [refusal('try-again'), 'ABORTED: lock timeout', '{"error":{"status":"INTERNAL"}}']
  await expect(join()).resolves.toEqual({})
  expect(asked).toBe(4)
})

test('a refusal is not, and is said in a sentence', async () => {
  answers = [refusal('registration-closed')]
  await expect(join()).rejects.toThrow(Problem)
  expect(asked).toBe(1)
})

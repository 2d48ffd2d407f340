import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { firestore } from '../../src/platform/firebase.ts'
import { callInProcess } from './support/callInProcess.ts'
import { asTheFunctionsProcess } from './support/signInInProcess.ts'

const token = 'secret-0123456789abcdef'
let service: Server | undefined
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  service?.closeAllConnections()
  service?.close()
})

/** Everything that the process writes to its log while `work` runs. */
async function logged(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const write = (chunk: unknown) => lines.push(String(chunk)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(write)
  vi.spyOn(process.stderr, 'write').mockImplementation(write)
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation(
      (...parts: unknown[]) => void lines.push(parts.map(String).join(' ')),
    )
  }
  await work()
  vi.restoreAllMocks()
  return lines.join('\n')
}

test.each([
  [
    'refuses the token',
    400,
    '{"success":false,"message":"Invalid authentication token secret-0123456789abcdef"}',
    'token-refused',
  ],
  ['answers with the token in something else', 200, '{"data":"secret-0123456789abcdef"}', 'try-again'],
])('when start.gg %s, it is in no answer, no log and no document', async (_, status, body, code) => {
  let received: string | undefined
  service = createServer((request, response) => {
    received = request.headers.authorization
    response.writeHead(status).end(body)
  })
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const { port } = service.address() as AddressInfo
  asTheFunctionsProcess({ UPPER_BRACKET_STARTGG: `http://127.0.0.1:${port}` })
  let answer: unknown
  const log = await logged(async () => {
    answer = await callInProcess('readStartggEvent', { uid: 'owner' }, { event: 'spring-cup', token })
  })
  expect(received).toBe(`Bearer ${token}`)
  expect(answer).toMatchObject({ ok: false, code })
  expect(JSON.stringify(answer)).not.toContain(token)
  expect(log).not.toContain(token)
  const collections = await firestore().listCollections()
  const stored = await Promise.all(
    collections.map(async each => (await each.get()).docs.map(read => read.data())),
  )
  // The rate limit has been counted.
  expect(stored.flat()).not.toEqual([])
  expect(JSON.stringify(stored)).not.toContain(token)
})

import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { acknowledgeEventsAtOnce, answerFailedRequests, startPatiently } from './patches.mjs'
import { RequestGate } from './requestGate.mjs'

const load = createRequire(createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'))

interface Response {
  writeHead(status: number): void
}

/** Returns how the patched firebase-tools handle requests if they are otherwise handled by `handle`. */
function patchedWith(handle: (response: Response) => Promise<void>) {
  class FunctionsEmulator {
    readonly args = { projectId: 'demo' }
    handleHttpsTrigger(_request: object, response: object): Promise<void> {
      return handle(response as Response)
    }
  }
  acknowledgeEventsAtOnce((() => ({ FunctionsEmulator })) as never, new RequestGate())
  const emulator = new FunctionsEmulator()
  return (request: object, response: object) => emulator.handleHttpsTrigger(request, response)
}

const event = { url: '/functions/projects/demo/triggers/totals', params: { project_id: 'demo' } }
const silent = { sendStatus: () => undefined }

afterEach(() => void vi.useRealTimers())

test('an event waits for a process that does not start, however often, and is delivered', async () => {
  vi.useFakeTimers()
  let attempts = 0
  const deliver = patchedWith(async response => {
    attempts += 1
    if (attempts > 60) response.writeHead(204)
  })
  deliver(event, silent)
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(attempts).toBe(61)
})

test('an event whose function fails is delivered again for ten minutes, and then given up aloud', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'error').mockReturnValue()
  let last = 0
  const begun = Date.now()
  const deliver = patchedWith(async response => {
    last = Date.now() - begun
    response.writeHead(500)
  })
  deliver(event, silent)
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(said).not.toHaveBeenCalled()
  expect(last).toBeGreaterThan(8.5 * 60_000)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(said.mock.calls.map(String)).toEqual([
    `An event is given up, since its function has failed for ten minutes: ${event.url}`,
  ])
  said.mockRestore()
})

test('a call whose function cannot be started gets an answer', async () => {
  const call = patchedWith(async () => undefined)
  const send = vi.fn()
  const status = vi.fn(() => ({ send }))
  await call({ params: {} }, { headersSent: false, status })
  expect(status).toHaveBeenCalledWith(503)
  expect(send).toHaveBeenCalledOnce()
})

test.each([
  ['late', 'setInterval(() => {}, 1000)', 'it was not ready after 0.3 s'],
  ['broken', 'process.exit(1)', 'it ended before it was ready'],
])('a process of functions that is %s is ended', async (_, script, reason) => {
  startPatiently(load, reason.includes('0.3') ? 300 : 20_000)
  const { RuntimeWorker } = load('../emulator/functionsRuntimeWorker.js')
  const child = spawn(process.execPath, ['-e', script])
  const runtime = {
    process: child,
    events: new EventEmitter(),
    conn: { httpReqOpts: () => ({ socketPath: '/no/such/socket' }) },
  }
  const exited = once(child, 'exit')
  await expect(new RuntimeWorker('totals', runtime, {}).waitForSocketReady()).rejects.toThrow(reason)
  await exited
})

test('a request whose handler fails gets an answer, and ends nothing', async () => {
  answerFailedRequests(load)
  const app = load('express')()
  app.get('/fails', async () => {
    throw new TypeError("Cannot read properties of null (reading 'user_id')")
  })
  const server = app.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/fails`)).status).toBe(500)
  server.close()
})

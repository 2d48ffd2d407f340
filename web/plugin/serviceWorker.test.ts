import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { root } from '../../scripts/folders.ts'

type Listener = (event: {
  readonly data: unknown
  readonly waitUntil: (task: Promise<unknown>) => void
}) => void

/** The service worker, with the names of the caches that it has opened. */
async function startedWorker() {
  const listeners = new Map<string, Listener>()
  const opened: string[] = []
  const self = { addEventListener: (name: string, listener: Listener) => listeners.set(name, listener) }
  const cache = { match: async () => undefined, keys: async () => [], addAll: async () => undefined }
  const caches = {
    open: async (name: string) => {
      opened.push(name)
      return cache
    },
  }
  const code = await readFile(join(root, 'web/public/service-worker.js'), 'utf8')
  runInContext(code, createContext({ self, caches, Request, fetch: async () => Response.error() }))
  const send = async (data: unknown) => {
    const tasks: Promise<unknown>[] = []
    listeners.get('message')?.({ data, waitUntil: task => tasks.push(task) })
    await Promise.all(tasks)
  }
  return { opened, send }
}

test('the service worker keeps what our pages ask for, and ignores what libraries send to it', async () => {
  const { opened, send } = await startedWorker()
  // Firebase tells service workers about sign-ins.
  await send({ eventType: 'ping', eventId: '1', data: {} })
  expect(opened).toEqual([])
  await send({ keep: 'parts', build: 'b1', parts: [] })
  expect(opened).toEqual(['shell-b1'])
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { root } from '../../scripts/folders.ts'

type Listener = (event: {
  readonly data: unknown
  readonly waitUntil: (task: Promise<unknown>) => void
  readonly request?: Pick<Request, 'method' | 'mode' | 'url'>
  readonly respondWith?: (response: Promise<unknown>) => void
}) => void

/** The service worker, with the names of the caches that it has opened. */
async function startedWorker() {
  const listeners = new Map<string, Listener>()
  const opened: string[] = []
  const location = { origin: 'https://upper.example' }
  const self = {
    location,
    navigator: { onLine: true },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  }
  const cache = { match: async () => undefined, keys: async () => [], addAll: async () => undefined }
  const caches = {
    open: async (name: string) => {
      opened.push(name)
      return cache
    },
  }
  const code = await readFile(join(root, 'web/public/service-worker.js'), 'utf8')
  runInContext(code, createContext({ self, caches, Request, URL, fetch: async () => Response.error() }))
  const send = async (data: unknown) => {
    const tasks: Promise<unknown>[] = []
    listeners.get('message')?.({ data, waitUntil: task => tasks.push(task) })
    await Promise.all(tasks)
  }
  const answers = (path: string) => {
    let isAnswered = false
    const request = { method: 'GET', mode: 'navigate', url: `${location.origin}${path}` } as const
    const respondWith = (response: Promise<unknown>) => {
      isAnswered = true
      response.catch(() => undefined)
    }
    listeners.get('fetch')?.({ data: null, waitUntil: () => undefined, request, respondWith })
    return isAnswered
  }
  return { opened, send, answers }
}

test('the service worker keeps what our pages ask for, and ignores what libraries send to it', async () => {
  const { opened, send } = await startedWorker()
  // Firebase tells service workers about sign-ins.
  await send({ eventType: 'ping', eventId: '1', data: {} })
  expect(opened).toEqual([])
  await send({ keep: 'parts', build: 'b1', parts: [] })
  expect(opened).toEqual(['shell-b1'])
})

test('the service worker opens our pages, and leaves embeds to the network', async () => {
  const { answers } = await startedWorker()
  expect(answers('/competitions/abc/bracket')).toBe(true)
  expect(answers('/embed/competitions/abc/bracket')).toBe(false)
})

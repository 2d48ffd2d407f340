import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test, vi } from 'vitest'
import { prerenderPatiently } from './patientPrerendering.ts'

test('a page may take five minutes to prerender, by the one signal that React Router asks for', async () => {
  const timeout = vi.fn<typeof AbortSignal.timeout>(() => new AbortController().signal)
  const signals = { timeout }
  prerenderPatiently(signals)
  signals.timeout(10_000)
  signals.timeout(600_000)
  expect(timeout.mock.calls).toEqual([[300_000], [600_000]])
  const source = await readFile(createRequire(import.meta.url).resolve('@react-router/dev/vite'), 'utf8')
  expect(source.match(/\btimeout = 1e4\b|AbortSignal\.timeout\(\w+\)/g)).toEqual([
    'timeout = 1e4',
    'AbortSignal.timeout(timeout)',
  ])
})

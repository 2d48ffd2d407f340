import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePage, requireFreePorts } from './freePorts.ts'

const server = createServer()
let page = 0

beforeEach(async () => {
  page = await freePage(17_000)
  server.listen(page + 3, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.close()
  await once(server, 'close')
})

test('a taken port is named with its user and the option that moves all of them', async () => {
  await expect(requireFreePorts(page)).rejects.toThrow(
    `Port ${page + 3} (auth) is taken: stop what listens there, or choose others with --port ${page + 100}.`,
  )
})

test('ports that browsers do not open are passed over', async () => {
  expect(await freePage(6000)).toBeGreaterThanOrEqual(6100)
})

test('another neighbourhood is free, and is what is found next', async () => {
  await expect(requireFreePorts(page + 100)).resolves.toBeUndefined()
  expect(await freePage(page)).toBe(page + 100)
})

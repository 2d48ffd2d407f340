import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePage, parsePort, requireFreePorts } from './ports.ts'

test('a taken port is named with its user, the option that moves all of them, and these are found next', async () => {
  const page = await freePage(17_000)
  const server = createServer().listen(page + 3, '127.0.0.1')
  await once(server, 'listening')
  await expect(requireFreePorts(page)).rejects.toThrow(
    `Port ${page + 3} (auth) is taken: stop what listens there, or choose others with --port ${page + 100}.`,
  )
  expect(await freePage(page)).toBe(page + 100)
  server.close()
})

test.each(['80', '70000', '65526', 'five', '5000.5', '-1', ''])('%j is no port', port => {
  expect(() => parsePort(port)).toThrow(`--port takes a number from 1024 to 65522, not '${port}'.`)
})

test('ports are refused if browsers do not open one of them', async () => {
  expect(() => parsePort('6000')).toThrow('Browsers do not open port 6000: choose another than --port 6000')
  expect(() => parsePort('5050')).toThrow('Browsers do not open port 5060')
  expect(await freePage(6000)).toBeGreaterThanOrEqual(6100)
  expect(parsePort('65522')).toBe(65_522)
})

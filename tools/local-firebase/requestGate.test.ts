import { once } from 'node:events'
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RequestGate } from './requestGate.mjs'

/** One server in the place of each emulator; it responds once it is released. */
const places = ['hosting', 'functions', 'auth', 'storage', 'hub'] as const
type Place = (typeof places)[number]
const servers = new Map<Place, Server>()
let gate = new RequestGate()
let arrival = Promise.withResolvers<void>()
let release = Promise.withResolvers<void>()

beforeEach(async () => {
  gate = new RequestGate()
  arrival = Promise.withResolvers()
  release = Promise.withResolvers()
  for (const place of places) {
    const server = createServer(async (request, response) => {
      const status = gate.refusal(request, response)
      arrival.resolve()
      if (status === null) await release.promise
      response.writeHead(status ?? 200).end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    servers.set(place, server)
  }
})
afterEach(() => {
  for (const server of servers.values()) server.close()
})

test('what was accepted before is finished, what comes after is refused', async () => {
  const before = send('functions', 'POST', '/project/region/createCompetition')
  await arrival.promise
  let isClosed = false
  const closed = gate.close(ports()).then(() => {
    isClosed = true
  })
  expect(await send('functions', 'POST', '/project/region/createCompetition')).toBe(503)
  expect(isClosed).toBe(false)
  release.resolve()
  expect(await before).toBe(200)
  await closed
})

test('once closed no client can change anything, and what is in progress can be finished and saved', async () => {
  release.resolve()
  await gate.close(ports())
  const owner = { authorization: 'Bearer owner' }
  const accounts = '/identitytoolkit.googleapis.com/v1'
  const statuses = [
    send('hosting', 'GET', '/'),
    send('functions', 'POST', '/project/region/joinTeam'),
    send('auth', 'POST', `${accounts}/accounts:signUp`),
    send('storage', 'POST', '/v0/b/bucket/o'),
    send('functions', 'POST', '/functions/projects/project/triggers/totals'),
    send('auth', 'POST', `${accounts}/projects/project/accounts:lookup`, owner),
    send('auth', 'GET', '/emulator/v1/projects/project/config'),
    send('storage', 'POST', '/internal/export'),
    send('hub', 'POST', '/_admin/export'),
  ]
  expect(await Promise.all(statuses)).toEqual([503, 503, 503, 503, 200, 200, 200, 200, 200])
})

test('an event in progress keeps the gate from being closed', async () => {
  const finish = gate.begin()
  let isClosed = false
  const closed = gate.close(ports()).then(() => {
    isClosed = true
  })
  await pause(600)
  expect(isClosed).toBe(false)
  finish()
  await closed
})

test.each([
  ['//', 'a'],
  ['///', 'a'],
  ['/%', 'a'],
  ['/%c0%af', 'a'],
  ['/', ']'],
])('%j of host %j is no address', (url, host) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers: { host } })
  expect(gate.refusal(request, new ServerResponse(request))).toBe(400)
})

function portOf(place: Place): number {
  const address = servers.get(place)?.address()
  if (typeof address !== 'object' || address === null) throw new Error(`${place} does not listen`)
  return address.port
}

function ports() {
  return {
    hosting: portOf('hosting'),
    functions: portOf('functions'),
    auth: portOf('auth'),
    storage: portOf('storage'),
  }
}

async function send(
  place: Place,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${portOf(place)}${path}`, { method, headers })
  return response.status
}

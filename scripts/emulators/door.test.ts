import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Door } from './door.mjs'

/** One server in the place of each emulator; it answers after 300 ms. */
const places = ['hosting', 'functions', 'auth', 'storage', 'hub'] as const
type Place = (typeof places)[number]
const servers = new Map<Place, Server>()
let door = new Door()

beforeEach(async () => {
  door = new Door()
  for (const place of places) {
    const server = createServer(async (request, response) => {
      const status = door.refusal(request, response)
      if (status === null) await pause(300)
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

test('what came in before is answered, what comes after is refused', async () => {
  const before = send('functions', 'POST', '/project/region/createCompetition')
  await pause(50)
  const closed = door.close(ports())
  expect(await send('functions', 'POST', '/project/region/createCompetition')).toBe(503)
  let isClosed = false
  closed.then(() => {
    isClosed = true
  })
  expect(await before).toBe(200)
  expect(isClosed).toBe(false)
  await closed
})

test('behind a closed door nothing from outside changes anything, and what is inside can be finished and saved', async () => {
  await door.close(ports())
  const owner = { authorization: 'Bearer owner' }
  const accounts = '/identitytoolkit.googleapis.com/v1'
  const answers = [
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
  expect(await Promise.all(answers)).toEqual([503, 503, 503, 503, 200, 200, 200, 200, 200])
})

test('an event that is under way keeps the door from being closed', async () => {
  const leave = door.enter()
  let isClosed = false
  const closed = door.close(ports()).then(() => {
    isClosed = true
  })
  await pause(600)
  expect(isClosed).toBe(false)
  leave()
  await closed
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
